// The program that runs all tests: soulstack_tests --help says how to pick some of them.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
