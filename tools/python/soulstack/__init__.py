"""The card game Four Souls for programs that learn: unofficial, made by fans.

A game asks one seat at a time. Its options are actions, numbers below MAX_ACTIONS::

    import random, soulstack

    game = soulstack.Game(players=2, seed=1)
    while not game.is_terminal():
        game.apply(random.choice(game.legal_actions()))
    print(game.returns())

Batch plays many games in step, with numpy arrays for all of them. Seats, actions, options and games are counted from 0.
Refused arguments raise Error, a ValueError, and change nothing.
"""

from ._engine import (
    MAX_ACTIONS,
    MAX_PLAYERS,
    OBSERVATION_VERSION,
    OPTION_COLUMNS,
    PROMPTS,
    Batch,
    Bot,
    Error,
    Game,
    Sets,
    __version__,
    layout,
    seed_of_game,
)

__all__ = [
    "MAX_ACTIONS",
    "MAX_PLAYERS",
    "OBSERVATION_VERSION",
    "OPTION_COLUMNS",
    "PROMPTS",
    "Batch",
    "Bot",
    "Error",
    "Game",
    "Sets",
    "layout",
    "seed_of_game",
]
