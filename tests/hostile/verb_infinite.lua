-- an infinite amount
deal(1 / 0, you)
