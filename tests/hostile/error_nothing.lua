-- an error whose value is nil
error()
