-- infinitely many
deal(1 / 0, you)
