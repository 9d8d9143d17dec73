"""What World Championship says: in each language its messages, errors and rule page; and how it phrases them."""
