import type { ReactNode } from "react";
import { Fragment, jsxs } from "react/jsx-runtime";

/**
 * A sentence with links or other elements as one label: sentence`Read the ${terms} first.`. Translations may change the word
 * order.
 */
export function sentence(texts: TemplateStringsArray, ...pieces: ReactNode[]): ReactNode {
  return jsxs(Fragment, { children: texts.flatMap((text, at) => [text, pieces[at]]) });
}

/** Elements as a list in a sentence: "a", "a and b", "a, b and c". */
export function listOf(pieces: readonly ReactNode[]): ReactNode {
  // British English has no comma before its last "and".
  const parts = new Intl.ListFormat("en-GB", { type: "conjunction" }).formatToParts(pieces.map((_, at) => String(at)));
  return jsxs(Fragment, { children: parts.map(({ type, value }) => (type === "element" ? pieces[Number(value)] : value)) });
}
