"""How somebody is called who is not here: a letter, or one request to an address of theirs."""
