// The program that runs all tests: soulstack_tests --help shows how to select some of them.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
