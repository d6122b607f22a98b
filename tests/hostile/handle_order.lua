-- compares handles with `<`
local a = you < this
