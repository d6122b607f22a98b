-- says: can't be loaded
scenario "attack" { set = "../../../../../../../../etc" }
