"""Everything that is said over the wire, as types: REST bodies and the frames of the one socket (docs/protocol.md)."""
