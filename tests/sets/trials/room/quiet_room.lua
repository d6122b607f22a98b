return room { name = "Quiet Room" }
