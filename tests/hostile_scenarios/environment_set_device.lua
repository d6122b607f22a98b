-- says: there is no set
scenario "attack" { set = "/dev/fd" }
