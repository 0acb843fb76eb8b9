"""A table service in one process: everything the ports ask for, without a server."""
