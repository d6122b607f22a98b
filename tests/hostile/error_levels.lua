-- errors with levels that do not exist
error("x", 100000)
