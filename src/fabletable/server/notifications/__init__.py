"""Letters and webhooks."""
