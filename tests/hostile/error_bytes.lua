-- an error in bytes that are no text
error("\0\27[2J\27]0;x\7\200\255\xC0\x80\xED\xA0\x80")
