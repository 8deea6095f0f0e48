/** Creates an element with attributes and children, for chunks too small to load React. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** One of our icons, drawn like `Icon`. */
export function icon(path: string, size = 20): SVGSVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [attribute, value] of Object.entries({ width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true" }))
    made.setAttribute(attribute, String(value));
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "path");
  drawn.setAttribute("d", path);
  made.append(drawn);
  return made;
}

const styled = new Set<string>();

/** Adds styles once, for every page of the visit; the page's theme can override them. */
export function addStyles(css: string): void {
  if (styled.has(css)) return;
  styled.add(css);
  document.head.prepend(element("style", { "data-drawer": "" }, css));
}
