"""Tables, prompts, answers, events and views."""
