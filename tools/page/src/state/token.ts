// The token of `soulstack serve`, from the fragment of its link. It is taken out of the address at once, so that it is
// not copied with it, and kept for this tab.
const key = "soulstack-token";

export function takeToken(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get("token");
  if (given !== null) {
    sessionStorage.setItem(key, given);
    history.replaceState(null, "", location.pathname);
  }
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // the browser keeps nothing for this page
  }
}
