-- says: can't be loaded
scenario "attack" { rules = "../../../../../../../../etc/passwd" }
