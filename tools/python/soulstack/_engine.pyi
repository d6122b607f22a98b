"""The types of the extension, with what they promise. Seats, actions, options and games are counted from 0."""

from typing import Any, Final, Sequence

import numpy as np
from numpy.typing import NDArray

MAX_ACTIONS: Final[int]
"""Actions are below this number. A decision with more options shows them in pages."""
MAX_PLAYERS: Final[int]
OBSERVATION_VERSION: Final[int]
"""Incremented whenever a column is added, removed or given another meaning."""
OPTION_COLUMNS: Final[tuple[str, ...]]
"""The names of the columns of `options`."""
PROMPTS: Final[tuple[str, ...]]
"""The names of the questions of the game; the column `prompt` is 1 + the place in this list."""
__version__: Final[str]

class Error(ValueError):
    """A refused argument, or sets that cannot be loaded. Nothing was changed."""

def layout(players: int) -> dict[str, tuple[int, int, tuple[str, ...]]]:
    """The blocks of an observation: name -> (first position, rows, names of the columns).

    The block `monsters` of an observation `o` is `o[first : first + rows * len(columns)].reshape(rows, -1)`.
    """

def seed_of_game(seed: int, number: int) -> int:
    """The seed of the game with this number, from 0, of `soulstack sim --seed SEED`."""

class Sets:
    """Loaded card sets and rules. Its games may be used from one thread at a time; a Batch has its own threads."""

    def __init__(self, sets: Sequence[str] = ..., rules: str = "extended") -> None:
        """`sets`: folders of card sets, or names of sets beside the base set; empty: the base set. `rules`: the
        name of a ruleset, or several joined by "+". Error: they cannot be loaded; its text has the findings
        with their places."""
    @property
    def rules(self) -> str: ...
    @property
    def cards(self) -> list[str]:
        """The ids of all cards: the card with the number n in an observation is `cards[n - 1]`."""
    def schema(self, players: int) -> int:
        """Identifies the layout of observations and options and the cards behind their numbers, as 64 bits. Keep
        it with what you train, and give it to Game and Batch as `schema`: they raise Error if it differs."""

class Game:
    """A game in which the program plays all seats, at one decision. Not for several threads at once."""

    def __init__(
        self, sets: Sets | None = None, *, players: int = 2, seed: int = 1, schema: int | None = None
    ) -> None:
        """`sets`: None: the base set with the rules `extended`. `players`: 1 to MAX_PLAYERS. `seed`: 0 to 2**64
        - 1; with the same seed and actions, games are the same on each machine. `schema`: Error if
        Sets.schema differs."""
    @property
    def players(self) -> int: ...
    @property
    def seed(self) -> int: ...
    @property
    def decisions(self) -> int:
        """Decisions that were answered so far."""
    def current_player(self) -> int:
        """The seat that is asked; -1: the game is over."""
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]:
        """The legal actions: 0, 1, ... Empty once the game is over."""
    def action_mask(self) -> NDArray[np.bool_]:
        """Shape (MAX_ACTIONS,): whether each action is legal."""
    def action_to_string(self, action: int) -> str:
        """The label of the option, in the words of the player who is asked. Error: the action is not legal."""
    def apply(self, action: int) -> None:
        """Plays to the next decision. If there are more options than fit, the last legal action, MAX_ACTIONS -
        1, shows the next ones; there is no way back. Error: the action is not legal, or the game is over."""
    def answer(self, option: int) -> None:
        """Answers with an option of the decision by its place among all options, whatever page is shown."""
    def option_count(self) -> int:
        """The number of options on all pages; 0 once the game is over."""
    def observation(self, seat: int) -> NDArray[np.float32]:
        """Shape (n,), see `layout`: what this seat knows, also while another one is asked. Error: there is no
        such seat."""
    def options(self) -> NDArray[np.float32]:
        """Shape (MAX_ACTIONS, len(OPTION_COLUMNS)): a row for each option that is shown, by action; 0 beyond
        them, for the action that shows the next ones, and once the game is over."""
    def returns(self) -> list[float]:
        """By seat: 1 for each player who won, -1 for the others. 0 until the game is over, and after a draw."""
    @property
    def agents(self) -> list[str]:
        """The names of the seats: "player_0", ..."""
    @property
    def agent_selection(self) -> str:
        """The agent that is asked; the first one once the game is over."""
    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """The array "observation": what its seat knows; "action_mask": the mask of the agent that is asked.
        Error: there is no such agent."""
    def aec(self) -> dict[str, Any]:
        """The attributes of an environment of PettingZoo's kind AEC at this decision: agents, agent_selection,
        rewards and _cumulative_rewards (which are the returns, as nothing is won before the end), terminations,
        truncations (always False) and infos (empty). New objects at each call."""
    def hash(self) -> int:
        """The hash of the state, 64 bits, as `soulstack replay` and other commands have it."""
    def clone(self) -> Game:
        """An independent copy, in less than a microsecond."""
    def serialize(self) -> bytes:
        """A save, which `soulstack replay` and `soulstack play --resume` open, too. Plays the game once again."""
    @staticmethod
    def deserialize(data: bytes, sets: Sets | None = None) -> Game:
        """The game of a save, at its last decision, on the first page of its options. Error: it is not a whole
        save, or it was made with other cards or rules."""

class Bot:
    """A bot of the program: random, eager, greedy, search, careful or planner. It knows what its seat knows."""

    def __init__(self, name: str, *, seed: int, seat: int) -> None:
        """`seed`: that of the game; then it plays as in `soulstack sim`."""
    def choose(self, game: Game) -> int:
        """An option for Game.answer. The game must ask its seat. Error: the game is over."""

class Batch:
    """Games in step: an action for each, then arrays with a row for each. The arrays are read-only views of the
    batch; each step overwrites them. Steps run without the GIL; several threads may call `step`, and wait for
    each other."""

    def __init__(
        self,
        games: int,
        sets: Sets | None = None,
        *,
        players: int = 2,
        seed: int = 1,
        first_game: int = 0,
        restart: bool = False,
        threads: int = 0,
        bots: Sequence[str] = ...,
        options: bool = True,
        schema: int | None = None,
    ) -> None:
        """The games of `soulstack sim --seed SEED` from `first_game` on. `restart`: a game that is over is
        replaced at once by the next one, whose number is greater by `games`. `threads`: 0: as many as cores;
        at least 64 games for each. `bots`: by seat, the name of a bot that plays there, or "" for a seat that
        the program plays; missing seats are "". With bots, the batch stops only at decisions of the other
        seats. `options`: False: leave out the array `options`, which saves time. `schema`: as in Game."""
    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> None:
        """`actions`: shape (games,), whole numbers. Those for games that are over are ignored. Error: an action is not
        legal; no game was changed."""
    @property
    def threads(self) -> int: ...
    @property
    def observations(self) -> NDArray[np.float32]:
        """Shape (games, n): of the seat that is asked; 0 if the game is over. See `layout`."""
    @property
    def options(self) -> NDArray[np.float32]:
        """Shape (games, MAX_ACTIONS, len(OPTION_COLUMNS)), as Game.options. Error: made with `options=False`."""
    @property
    def mask(self) -> NDArray[np.bool_]:
        """Shape (games, MAX_ACTIONS): whether each action is legal; none if the game is over."""
    @property
    def agents(self) -> NDArray[np.int8]:
        """Shape (games,): the seat that is asked; -1 if the game is over."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """Shape (games, players): of the last step: Game.returns of the games that it ended, 0 for the others."""
    @property
    def done(self) -> NDArray[np.bool_]:
        """Shape (games,): whether the last step ended a game here."""
    @property
    def numbers(self) -> NDArray[np.uint64]:
        """Shape (games,): the numbers of the games, as in seed_of_game."""
    @property
    def last_hashes(self) -> NDArray[np.uint64]:
        """Shape (games,): the hash of the state in which a game ended here last; 0 if none has."""
