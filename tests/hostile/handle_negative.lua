-- a negative number in place of a handle
destroy(-1)
