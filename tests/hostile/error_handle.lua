-- an error whose value is a handle
error(you)
