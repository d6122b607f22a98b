return monster { based_on = "base:fly", name = "Bloat Fly", evasion = 4 }
