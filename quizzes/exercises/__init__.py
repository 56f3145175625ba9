"""What an exercise is: its address, its dealer, its answers, its wrong ideas. Knows the engine, not Django."""
