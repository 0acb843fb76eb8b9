"""The table as a service: what people do at a table, a package a feature. It is handed a store, workers and a clock."""
