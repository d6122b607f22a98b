// How many can play. The compiler of the page compares it with the number of the engine.
import type { MaxPlayers } from "./wire.ts";

export const mostPlayers: MaxPlayers = 8;
