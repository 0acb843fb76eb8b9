"""Devices of a person, and the keyring of seats they open."""
