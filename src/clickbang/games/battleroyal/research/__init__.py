"""Battle Royal in numbers: for programs that learn, for checks and for looking back."""
