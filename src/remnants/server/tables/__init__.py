"""Tables and the games played at them: seats, history, what each seat is shown."""
