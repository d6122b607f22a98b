-- prevents an event that does not exist
prevent(event)
