// The way to the program: its address with the secret, which stays out of the address bar and of the history.

const key = "way";

// The address that the program printed has the secret as its first folder; a page that is loaded again has kept it.
function findWay() {
  const folder = /^\/[^/]+\//.exec(location.pathname)?.[0];
  if (!folder) return sessionStorage.getItem(key);
  sessionStorage.setItem(key, folder);
  return folder;
}

// Null on a page that was opened without the secret.
export const way = findWay();

// Takes the secret out of the address; what was asked for besides stays.
export function hideWay() {
  if (way && location.pathname.startsWith(way)) history.replaceState(history.state, "", "/" + location.search + location.hash);
}

// An address of the program, for pages that know nothing yet.
export function address(rest) { return new URL(way + rest, location.origin).href; }
