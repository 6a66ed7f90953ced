"""The rules of Return to Lionsgate City, a module for each chapter of the rulebook."""
