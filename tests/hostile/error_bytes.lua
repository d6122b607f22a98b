-- an error message that is not valid UTF-8
error("\0\27[2J\27]0;x\7\200\255\xC0\x80\xED\xA0\x80")
