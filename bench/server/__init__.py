"""Programs that load, kill, bend and flood a real server process, and print what they measured."""
