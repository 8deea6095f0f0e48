// Common mail hosts; typos are only corrected toward these.
const HOSTS = [
  "gmail.com",
  "googlemail.com",
  "outlook.com",
  "hotmail.com",
  "hotmail.co.uk",
  "live.com",
  "icloud.com",
  "me.com",
  "yahoo.com",
  "yahoo.co.uk",
  "proton.me",
  "protonmail.com",
  "aol.com",
  "gmx.de",
  "gmx.net",
  "web.de",
  "t-online.de",
  "orange.fr",
  "free.fr",
  "libero.it",
  "mail.com",
];

/** The likely address if the typed host is one typo away from a common one, otherwise `null`. */
export function suggestEmail(typed: string): string | null {
  const [name = "", host = "", ...rest] = typed.trim().toLowerCase().split("@");
  if (name === "" || host.length < 4 || rest.length > 0 || HOSTS.includes(host)) return null;
  // Short names resemble each other by chance, so their threshold is lower.
  const meant = HOSTS.find((known) => slips(host, known) <= (known.length > 8 ? 2 : 1));
  return meant ? `${name}@${meant}` : null;
}

/** The number of omitted, added, changed or swapped letters (Damerau-Levenshtein, neighbors only). */
function slips(typed: string, meant: string): number {
  const rows = Array.from({ length: typed.length + 1 }, (_, row) => Array.from({ length: meant.length + 1 }, (_, column) => row + column));
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= typed.length; row++) {
    for (let column = 1; column <= meant.length; column++) {
      const isSame = typed[row - 1] === meant[column - 1];
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1));
      const isSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, at(row - 2, column - 2) + 1);
      const line = rows[row];
      if (line) line[column] = least;
    }
  }
  return at(typed.length, meant.length);
}
