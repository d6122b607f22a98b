return room { name = "Attic" }
