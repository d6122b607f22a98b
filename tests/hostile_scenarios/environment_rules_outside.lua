-- says: there is no ruleset
scenario "attack" { rules = "../../../../../../../../etc/passwd" }
