return room { name = "Crypt" }
