"""Protocols of what a table service is handed: a store, workers, a clock, its peers, metrics, a notifier."""
