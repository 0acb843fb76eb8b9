"""The table service in a browser tab, run by Pyodide."""
