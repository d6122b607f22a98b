// The main function of the test programs; --help shows how to select some of them.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

#include <cstdlib>

// Tests do not see the sets of the user who runs them.
[[maybe_unused]] static const bool without_sets_of_the_user =
    setenv("XDG_DATA_HOME", "/nonexistent", 1) == 0 && unsetenv("SOULSTACK_PATH") == 0;
