import type { CSSProperties } from "react";

// Narrow letters count less than an "n", wide ones more.
const letterWidth = (letter: string) => {
  if (/[ijlI.,'|!1]/.test(letter)) return 0.48;
  if (/[frt]/.test(letter)) return 0.68;
  if (/[mw@]/.test(letter)) return 1.5;
  if (/[MWQO]/.test(letter)) return 1.55;
  return /[A-Z0-9&]/.test(letter) ? 1.2 : 1;
};

/**
 * Custom properties that let a theme set a name as large as the screen takes: `--n`, the width of its longest word in
 * letters "n", and `--c`, that word's letters.
 */
export function nameSize(name: string): CSSProperties {
  const words = name.split(/[\s-]+/);
  const width = Math.max(2.5, ...words.map((word) => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0)));
  const letters = Math.max(3, ...words.map((word) => [...word].length));
  return Object.fromEntries([
    ["--n", width.toFixed(1)],
    ["--c", letters],
  ]);
}
