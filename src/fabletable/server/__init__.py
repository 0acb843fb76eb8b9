"""Tables that people meet at: seats, live sockets, storage. The games know nothing of it."""
