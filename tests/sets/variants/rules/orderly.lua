-- The first edition with triggers on damage above the death that it causes.
return rules { name = "orderly", extends = "classic", title = "Orderly", options = { death_order = "owned" } }
