"""The table as a service: what people do at a table, one package a feature. It is handed a store, workers, a clock."""
