"""What beats whom, exactly."""
