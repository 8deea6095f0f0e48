export type FormValue = string | { [key: string]: FormValue };

/** Parses a form like Stripe: `line_items[0][price_data][currency]=eur` becomes a tree. Lists are trees with numeric keys. */
export function readForm(body: string): { [key: string]: FormValue } {
  const tree: { [key: string]: FormValue } = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = "", ...rest] = name.split("[").map((part) => part.replace(/\]$/, ""));
    let place = tree;
    const path = [first, ...rest];
    for (const key of path.slice(0, -1)) {
      const next = place[key];
      const branch: { [key: string]: FormValue } = typeof next === "object" ? next : Object.create(null);
      place[key] = branch;
      place = branch;
    }
    place[path.at(-1) ?? ""] = value;
  }
  return tree;
}
