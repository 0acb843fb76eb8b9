"""Jobs for workers."""
