/** How a translator puts its two <font> around a text: with the text in them, or with a new one in its place, in each order. */
export const WRAPPINGS = ["moved", "replaced", "inserted first", "taken out first"] as const;
export type Wrapping = (typeof WRAPPINGS)[number];

const SKIPPED = "script, style, textarea, font, [translate=no], [translate=no] *";

/** Translates every text below an element that is not translated yet, as a browser does: into the same words in marks. */
export function translate(root: Element, wrapping: Wrapping): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) if (text.data.trim() && !text.parentElement?.matches(SKIPPED)) wrap(text, wrapping);
}

function wrap(text: Text, wrapping: Wrapping): void {
  const parent = text.parentNode;
  const after = text.nextSibling;
  const outer = document.createElement("font");
  const inner = document.createElement("font");
  outer.append(inner);
  if (wrapping !== "moved") inner.append(`«${text.data}»`);
  if (wrapping === "replaced") text.replaceWith(outer);
  else if (wrapping === "taken out first") {
    text.remove();
    parent?.insertBefore(outer, after);
  } else {
    parent?.insertBefore(outer, text);
    if (wrapping === "moved") inner.append(text);
    else text.remove();
  }
}

/** What stands on a translated screen, without the translator's marks. */
export function wordsOf(root: Element): string {
  return (root.textContent ?? "").replaceAll(/[«»]/g, "");
}
