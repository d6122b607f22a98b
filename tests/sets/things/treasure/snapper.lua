return treasure {
  name = "Snapper",
  tap { text = "Destroy any number of items.", any_targets = an_item { of = others },
        effect = function()
          for _, item in ipairs(chosen_targets()) do destroy(item) end
        end },
}
