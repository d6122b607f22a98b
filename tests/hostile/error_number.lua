-- an error whose value is a fraction
error(1.5)
