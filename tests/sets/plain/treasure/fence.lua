local function worth(item)
  if item.eternal then return 0 end
  if item.charged then return 4 end
  return 2
end

return treasure {
  name = "Fence",
  tap {
    text = "Destroy another non-eternal item of yours. If you do, gain 4¢ if it was charged, or 2¢ if not.",
    target = an_item { yours = true, other = true, eternal = false },
    effect = function(target, you)
      local price = worth(target)
      if destroy(target) then gain_coins(you, price) end
    end,
  },
}
