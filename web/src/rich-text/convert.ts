import { fitsRichText, parseRichText, type RichNode, type RichRun, type RichText } from "@awning/domain/rich-text/rich-text";
import { Fragment, type Mark, type Node } from "prosemirror-model";
import { levelOf, richSchema } from "./schema.ts";

const { nodes, marks } = richSchema;

/** A text as a ProseMirror document; an empty one has an empty paragraph to type into. */
export function toDocument(text: RichText): Node {
  const blocks = text.map(toNode);
  return nodes.doc.create(null, blocks.length > 0 ? blocks : nodes.paragraph.create());
}

/** A ProseMirror document as our text, truncated to its limits; see {@link fits}. */
export function fromDocument(document: Node): RichText {
  const text = textOf(document);
  const isEmpty = text.length === 1 && text[0]?.type === "p" && text[0].children.length === 0;
  return isEmpty ? [] : parseRichText(text);
}

/** Whether our text can hold the whole document. */
export function fits(document: Node): boolean {
  return fitsRichText(textOf(document));
}

function textOf(document: Node): RichText {
  const text: RichNode[] = [];
  document.forEach((node) => {
    if (node.type === nodes.heading) text.push({ type: `h${levelOf(node.attrs.level)}`, children: runsOf(node) });
    else if (node.type === nodes.paragraph) text.push({ type: "p", children: runsOf(node) });
    else
      text.push({
        type: node.type === nodes.bullets ? "ul" : "ol",
        items: node.children.map((item) => ({ children: runsOf(item.firstChild) })),
      });
  });
  return text;
}

function toNode(node: RichNode): Node {
  if ("items" in node) {
    const items = node.items.map(({ children }) => nodes.item.create(null, nodes.paragraph.create(null, inlineOf(children))));
    return (node.type === "ul" ? nodes.bullets : nodes.numbers).create(null, items);
  }
  if (node.type === "p") return nodes.paragraph.create(null, inlineOf(node.children));
  return nodes.heading.create({ level: Number(node.type.slice(1)) }, inlineOf(node.children));
}

function inlineOf(runs: readonly RichRun[]): Fragment {
  return Fragment.fromArray(
    runs.flatMap((run) => {
      const set = marksOf(run);
      return run.text
        .split("\n")
        .flatMap((part, index) => [
          ...(index > 0 ? [nodes.hardBreak.create(null, null, set)] : []),
          ...(part ? [richSchema.text(part, set)] : []),
        ]);
    }),
  );
}

function marksOf(run: RichRun): Mark[] {
  return [
    ...(run.link ? [marks.link.create({ href: run.link })] : []),
    ...(run.bold ? [marks.bold.create()] : []),
    ...(run.italic ? [marks.italic.create()] : []),
  ];
}

function runsOf(parent: Node | null): RichRun[] {
  const runs: RichRun[] = [];
  parent?.forEach((node) => {
    const run: RichRun = { text: node.isText ? (node.text ?? "") : "\n" };
    for (const mark of node.marks) {
      if (mark.type === marks.bold) run.bold = true;
      if (mark.type === marks.italic) run.italic = true;
      if (mark.type === marks.link) run.link = String(mark.attrs.href);
    }
    const last = runs.at(-1);
    if (last && last.bold === run.bold && last.italic === run.italic && last.link === run.link) last.text += run.text;
    else runs.push(run);
  });
  return runs;
}
