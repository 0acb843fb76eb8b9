"""The audience of a table: its screens, and the view that each of them gets."""
