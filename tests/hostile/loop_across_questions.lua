-- a question, then long work, repeated
for i = 1, 200 do
  local yes = confirm(you)
  for k = 1, 5000 do local n = k end
end
while true do end
