// The way to the program: its address with the secret, which stays out of the address bar and of the history.

const key = "way";

// The last folder of the address that the program printed is the secret; a page that is loaded again has kept it.
function findWay() {
  const folder = location.pathname.replace(/[^/]*$/, "");
  const kept = sessionStorage.getItem(key);
  if (kept?.startsWith(folder)) return kept;
  if (folder === "/") return null;
  sessionStorage.setItem(key, folder);
  return folder;
}

// Null on a page that was opened without the secret.
export const way = findWay();

// Takes the secret out of the address, and leaves the rest.
export function hideWay() {
  if (!location.pathname.startsWith(way)) return;
  history.replaceState(history.state, "", way.replace(/[^/]+\/$/, "") + location.search + location.hash);
}

// An address of the program, with the secret.
export function address(rest) { return new URL(way + rest, location.origin).href; }
