import { baseKeymap, chainCommands, setBlockType, toggleMark } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import type { NodeType } from "prosemirror-model";
import { liftListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { type Level, levelOf, richSchema } from "./schema.ts";

const { nodes, marks } = richSchema;

/** The formatting at the caret. */
export type Here = { bold: boolean; italic: boolean; link: string | null; shape: "p" | `h${Level}` | "ul" | "ol" };

/** The formatting at the caret or at the start of the selection. */
export function hereOf(state: EditorState): Here {
  const { $from, from, to, empty } = state.selection;
  const has = (type: typeof marks.bold) =>
    empty ? Boolean(type.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type);
  const link = [...$from.marks(), ...($from.nodeAfter?.marks ?? [])].find((mark) => mark.type === marks.link);
  const list = $from.depth >= 2 ? $from.node(1).type : null;
  const shape = list === nodes.bullets ? "ul" : list === nodes.numbers ? "ol" : null;
  const heading = $from.parent.type === nodes.heading ? (`h${levelOf($from.parent.attrs.level)}` as const) : null;
  return { bold: has(marks.bold), italic: has(marks.italic), link: link ? String(link.attrs.href) : null, shape: shape ?? heading ?? "p" };
}

export const toggleBold: Command = toggleMark(marks.bold);
export const toggleItalic: Command = toggleMark(marks.italic);

/** Turns the selected lines into a paragraph, a heading or a list. */
export function makeShape(shape: Here["shape"]): Command {
  if (shape === "ul" || shape === "ol") return asList(shape === "ul" ? nodes.bullets : nodes.numbers);
  const set = shape === "p" ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level: Number(shape.slice(1)) });
  return (state, dispatch, view) => {
    if (hereOf(state).shape !== "ul" && hereOf(state).shape !== "ol") return set(state, dispatch, view);
    // A list cannot contain a heading, so the line leaves the list first.
    if (!liftListItem(nodes.item)(state, dispatch, view)) return false;
    return view && dispatch ? set(view.state, dispatch, view) : true;
  };
}

function asList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const { $from } = state.selection;
    const list = $from.depth >= 2 ? $from.node(1) : null;
    if (list?.type === type) return liftListItem(nodes.item)(state, dispatch);
    if (list) {
      dispatch?.(state.tr.setNodeMarkup($from.before(1), type));
      return true;
    }
    if ($from.parent.type === nodes.heading && view && dispatch) {
      setBlockType(nodes.paragraph)(state, view.dispatch, view);
      return wrapInList(type)(view.state, view.dispatch);
    }
    return wrapInList(type)(state, dispatch);
  };
}

/**
 * Links the selection, or the link around the caret; `null` removes the link. Without either, the address itself is inserted.
 */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { empty, $from } = state.selection;
    const { from, to } = empty ? linkAround(state) : state.selection;
    const tr = state.tr.removeMark(from, to, marks.link);
    if (href !== null && from === to) {
      const words = href.replace(/^(https?:\/\/|mailto:|tel:|sms:)/, "").replace(/\/$/, "");
      tr.insert($from.pos, richSchema.text(words, [...$from.marks(), marks.link.create({ href })]));
    } else if (href !== null) tr.addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

function linkAround(state: EditorState): { from: number; to: number } {
  const { $from } = state.selection;
  let from = $from.pos;
  let to = $from.pos;
  const { link } = hereOf(state);
  if (link === null) return { from, to };
  const start = $from.start();
  $from.parent.forEach((node, offset) => {
    const isLinked = node.marks.some((mark) => mark.type === marks.link && mark.attrs.href === link);
    const begin = start + offset;
    const end = begin + node.nodeSize;
    if (isLinked && begin <= $from.pos && end >= $from.pos) {
      from = Math.min(from, begin);
      to = Math.max(to, end);
    }
  });
  return { from, to };
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};

/** The text's shortcuts. Undo and redo belong to the block editor. */
export const richKeys = [
  keymap({
    "Mod-b": toggleBold,
    "Mod-i": toggleItalic,
    Enter: splitListItem(nodes.item),
    "Shift-Enter": breakLine,
    "Mod-Alt-0": makeShape("p"),
    "Mod-Alt-2": makeShape("h2"),
    "Mod-Alt-3": makeShape("h3"),
    "Mod-Alt-4": makeShape("h4"),
    "Mod-Shift-8": makeShape("ul"),
    "Mod-Shift-7": makeShape("ol"),
    Backspace: chainCommands((state, dispatch) => {
      const { $from, empty } = state.selection;
      const isItemStart = empty && $from.parentOffset === 0 && $from.depth >= 2 && $from.node(2)?.type === nodes.item;
      return isItemStart && $from.index(1) === 0 ? liftListItem(nodes.item)(state, dispatch) : false;
    }),
  }),
  keymap(baseKeymap),
];
