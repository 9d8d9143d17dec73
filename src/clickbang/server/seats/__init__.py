"""Who sits at a table, what is set up there, and who hears whom. Changes documents only."""
