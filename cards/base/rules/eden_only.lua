return rules { name = "eden_only", extends = "extended", title = "Eden for everybody", characters = { "eden" } }
