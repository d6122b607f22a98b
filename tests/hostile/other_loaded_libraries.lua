-- looks for libraries under all their known names
for _, k in ipairs { "os", "io", "debug", "package", "_G", "string", "coroutine", "utf8", "table", "load", "require" } do
  if _ENV[k] then gain_coins(you, 1) end
end
error("none")
