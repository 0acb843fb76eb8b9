"""The news: how the processes of one server tell each other where to look."""
