"""Reports: pages with pictures, made from outcomes."""
