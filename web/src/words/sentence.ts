import type { ReactNode } from "react";
import { Fragment, jsxs } from "react/jsx-runtime";

/**
 * A sentence with links or marked words in it, as one label: sentence`Read the ${terms} first.`. The words around a piece may
 * stand in another order in another language.
 */
export function sentence(texts: TemplateStringsArray, ...pieces: ReactNode[]): ReactNode {
  return jsxs(Fragment, { children: texts.flatMap((text, at) => [text, pieces[at]]) });
}
