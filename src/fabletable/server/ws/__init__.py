"""The socket."""
