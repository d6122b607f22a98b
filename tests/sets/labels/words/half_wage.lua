return word { takes = { "number" }, text = "Half of n wages, rounded down.", run = function(n) return n * wage // 2 end }
