"""The doors: who comes in, what they ask for over HTTP and the socket, and what keeps the others safe from them."""
