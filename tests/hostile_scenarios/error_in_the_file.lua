-- says: what
error("what")
