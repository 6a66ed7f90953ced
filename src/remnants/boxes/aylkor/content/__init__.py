"""What a pack holds, and how packs and positions are read and checked."""
