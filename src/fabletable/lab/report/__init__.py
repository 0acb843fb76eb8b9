"""What a person reads: pages with pictures, made from outcomes."""
