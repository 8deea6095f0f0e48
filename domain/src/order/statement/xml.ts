/** An element of an XML document: its name without prefix, its own text and its children. */
export type Element = { name: string; attributes: string; text: string; children: Element[] };

const DEPTH_MAX = 60;
const TOKEN = /<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>|([^<]+)/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The root of a document, or `null` if it is not well-formed. Entities of its own are not expanded. */
export function parseXml(source: string): Element | null {
  const top: Element = { name: "", attributes: "", text: "", children: [] };
  const open = [top];
  for (const [, data, closing, name, attributes = "", isEmpty, text] of withoutNotes(source).matchAll(TOKEN)) {
    const inside = open.at(-1);
    if (!inside || open.length > DEPTH_MAX) return null;
    if (name === undefined) {
      inside.text += data ?? unescaped(text ?? "");
      continue;
    }
    const local = name.slice(name.indexOf(":") + 1);
    if (closing) {
      if (inside === top || inside.name !== local) return null;
      open.pop();
      continue;
    }
    const element = { name: local, attributes: unescaped(attributes), text: "", children: [] };
    inside.children.push(element);
    if (!isEmpty) open.push(element);
  }
  const [root, ...others] = top.children;
  return root && others.length === 0 && open.length === 1 ? root : null;
}

function withoutNotes(source: string): string {
  return source.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/g, "");
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,8}));/g, (whole, decimal?: string, hex?: string, named = "") => {
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    if (Number.isNaN(code)) return ENTITIES[named] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

/** The elements at the end of a path of names, in order. */
export function allAt(element: Element, ...path: readonly string[]): Element[] {
  return path.reduce((found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)), [element]);
}

/** The text of the first element at the end of a path, or `""`. */
export function textAt(element: Element, ...path: readonly string[]): string {
  return allAt(element, ...path)[0]?.text.trim() ?? "";
}

/** All text below an element, in order. */
export function textsIn(element: Element): string[] {
  return [element.text.trim(), ...element.children.flatMap(textsIn)].filter(Boolean);
}
