// The names of variants, as short as they can be.
import { spaced } from "./words.ts";

// What the second of two variants has besides the first: "two attacks" of "extended+two_attacks".
export function whatIsNew(first: string, second: string): string {
  const isMore = second.startsWith(`${first}+`) || second.startsWith(`${first} with `);
  return isMore ? spaced(second.slice(first.length).replace(/^\+| with /, "")) : second;
}

// "B (two attacks)": of several variants, each is the B that is compared with A, the first.
export function lettered(names: string[], variant: number): string {
  return variant === 0 ? `A (${names[0]})` : `B (${whatIsNew(names[0], names[variant])})`;
}
