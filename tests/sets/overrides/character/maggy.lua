return character { changes = "base:maggy", hp = 4, starting_item = "lucky_charm" }
