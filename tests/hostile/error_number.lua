-- an error that is a fraction
error(1.5)
