-- prevents an event that there is none of
prevent(event)
