"""The form of a person."""
