-- an error that is a table
error({ message = "x" })
