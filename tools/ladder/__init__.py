"""How strong the project's bots are: one tool that plays, part by part, and writes what came of it into the docs."""
