// Where the visitor is: the fragment of the address is `#/PLACE/DETAIL`, so that the browser's Back works.
import { signal } from "@preact/signals";

export const places = ["workshop", "table", "lab", "manual"] as const;
export type Place = (typeof places)[number];

export interface Route {
  place: Place;
  detail: string; // "": the place as it was left
}

function read(fragment: string): Route {
  const [, place = "", ...rest] = fragment.split("/");
  const known = places.find((one) => one === place);
  return { place: known ?? "workshop", detail: known === undefined ? "" : decodeURIComponent(rest.join("/")) };
}

export const route = signal<Route>(read(location.hash));

export function addressOf(place: Place, detail = ""): string {
  return `#/${place}${detail === "" ? "" : `/${encodeURI(detail)}`}`;
}

export function go(place: Place, detail = ""): void {
  if (location.hash !== addressOf(place, detail))
    location.hash = addressOf(place, detail);
}

addEventListener("hashchange", () => {
  if (location.hash.startsWith("#/") || location.hash === "")
    route.value = read(location.hash);
});
