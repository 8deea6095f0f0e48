import { parseLinkUrl } from "@awning/domain/rich-text/link-url";
import { type DOMOutputSpec, Schema } from "prosemirror-model";

const LEVELS = [2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What a text can contain: nothing else can be typed, pasted or dropped. It is the allow-list of
 * `domain/src/rich-text/rich-text.ts` as a ProseMirror schema.
 */
export const richSchema = new Schema({
  nodes: {
    doc: { content: "(paragraph | heading | bullets | numbers)+" },
    paragraph: { content: "inline*", parseDOM: [{ tag: "p" }], toDOM: (): DOMOutputSpec => ["p", 0] },
    heading: {
      content: "inline*",
      attrs: { level: { default: 2 } },
      defining: true,
      // Pasted headings keep their level within our range, because the page itself has the only h1.
      parseDOM: [1, 2, 3, 4, 5, 6].map((rank) => ({ tag: `h${rank}`, attrs: { level: Math.min(4, Math.max(2, rank)) } })),
      toDOM: (node): DOMOutputSpec => [`h${levelOf(node.attrs.level)}`, 0],
    },
    bullets: { content: "item+", parseDOM: [{ tag: "ul" }], toDOM: (): DOMOutputSpec => ["ul", 0] },
    numbers: { content: "item+", parseDOM: [{ tag: "ol" }], toDOM: (): DOMOutputSpec => ["ol", 0] },
    item: { content: "paragraph", defining: true, parseDOM: [{ tag: "li" }], toDOM: (): DOMOutputSpec => ["li", 0] },
    text: { group: "inline" },
    hardBreak: {
      group: "inline",
      inline: true,
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: (): DOMOutputSpec => ["br"],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (element) => {
            const link = parseLinkUrl(element.getAttribute("href") ?? "");
            return "url" in link ? { href: link.url } : false;
          },
        },
      ],
      toDOM: (mark): DOMOutputSpec => ["a", { href: String(mark.attrs.href), rel: "noopener" }, 0],
    },
    bold: {
      parseDOM: [
        { tag: "strong" },
        // Some word processors wrap copied text in a `<b>` with a normal font weight.
        { tag: "b", getAttrs: (element) => (element.style.fontWeight === "normal" ? false : null) },
        { style: "font-weight", getAttrs: (value) => (/^(bold(er)?|[6-9]\d{2})$/.test(value) ? null : false) },
      ],
      toDOM: (): DOMOutputSpec => ["strong", 0],
    },
    italic: { parseDOM: [{ tag: "i" }, { tag: "em" }, { style: "font-style=italic" }], toDOM: (): DOMOutputSpec => ["em", 0] },
  },
});

/** The level of a heading, whatever its attribute says. */
export function levelOf(value: unknown): Level {
  return LEVELS.find((level) => level === value) ?? 2;
}
