return treasure {
  name = "Alias", also_named = "Great Stone",
}
