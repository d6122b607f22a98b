-- an error whose value is a table
error({ message = "x" })
