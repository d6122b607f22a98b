-- an error that is a handle
error(you)
