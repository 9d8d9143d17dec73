"""What Battle Royal says: in each language its messages, errors, rule page, stakes, stories and lesson."""
