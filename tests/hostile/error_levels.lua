-- errors with levels that there are not
error("x", 100000)
