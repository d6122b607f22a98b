-- says: can't be loaded
scenario "attack" { set = "/dev/fd" }
