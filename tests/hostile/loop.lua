-- a plain endless loop
while true do end
