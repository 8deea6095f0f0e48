import type { RichText } from "@awning/domain/rich-text/rich-text";
import { type Command, EditorState, Selection, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useRef, useState } from "react";
import { showToast } from "#ui/feedback/toast.tsx";
import { type Here, hereOf, richKeys } from "./actions.ts";
import { fits, fromDocument, toDocument } from "./convert.ts";

export type RichView = { here: Here; run: (command: Command) => void };

type Wanted = {
  /** The element to edit in, possibly in an iframe. */
  host: HTMLElement | null;
  text: RichText;
  onChange: (text: RichText) => void;
  label: string;
  /** The class of the edited element, so it looks like the page. */
  className: string;
  isFocused: boolean;
  /** Whether the text fits where it is stored; a text beyond our limits never does. */
  hasRoom?: (text: RichText) => boolean;
  /** Further attributes of the element, set by the field. */
  attributes?: Readonly<Record<string, string>>;
};

/** A text edited in place. A change from outside (undo) is adopted, with the caret at the first difference. */
export function useRichView({ host, text, onChange, label, className, isFocused, hasRoom, attributes }: Wanted): RichView | null {
  const [here, setHere] = useState<Here | null>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ text, onChange, hasRoom, attributes });
  const told = useRef(text);
  latest.current = { text, onChange, hasRoom, attributes };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text it starts with is the newest; later ones are taken over below
  useEffect(() => {
    if (!host) return;
    const made = new EditorView(host, {
      state: EditorState.create({ doc: toDocument(latest.current.text), plugins: richKeys }),
      attributes: () => ({
        ...latest.current.attributes,
        class: className,
        "aria-label": label,
        role: "textbox",
        "aria-multiline": "true",
        // A browser translation would count as typing and be stored.
        translate: "no",
      }),
      dispatchTransaction(transaction: Transaction) {
        const isOwn = transaction.docChanged && transaction.getMeta("outside") !== true;
        // Input that storing would truncate is refused, so the page shows what is kept. A text that is already too long can be
        // shortened.
        const isShorter = transaction.doc.content.size < made.state.doc.content.size;
        const isTooLong =
          isOwn && !isShorter && !(fits(transaction.doc) && (latest.current.hasRoom?.(fromDocument(transaction.doc)) ?? true));
        if (isTooLong) showToast("This text is too long.");
        const state = isTooLong ? made.state : made.state.apply(transaction);
        made.updateState(state);
        setHere(hereOf(state));
        if (!isOwn || isTooLong) return;
        told.current = fromDocument(state.doc);
        latest.current.onChange(told.current);
      },
    });
    view.current = made;
    told.current = latest.current.text;
    setHere(hereOf(made.state));
    if (isFocused) {
      made.dispatch(made.state.tr.setSelection(Selection.atEnd(made.state.doc)));
      made.focus();
    }
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [host, label, className]);

  useEffect(() => {
    const { current } = view;
    if (!current || text === told.current) return;
    told.current = text;
    takeOver(current, text);
  }, [text]);

  const carried = JSON.stringify(attributes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read anew with each state
  useEffect(() => {
    view.current?.updateState(view.current.state);
  }, [carried]);

  if (here === null) return null;
  return {
    here,
    run: (command) => {
      const { current } = view;
      if (!current) return;
      command(current.state, current.dispatch, current);
      current.focus();
    },
  };
}

function takeOver(view: EditorView, text: RichText): void {
  const wanted = toDocument(text);
  const { doc } = view.state;
  const start = doc.content.findDiffStart(wanted.content);
  const end = doc.content.findDiffEnd(wanted.content);
  if (start === null || end === null) return;
  const transaction = view.state.tr.replaceWith(0, doc.content.size, wanted.content);
  const caret = Math.min(Math.max(start, end.b), transaction.doc.content.size);
  transaction.setSelection(Selection.near(transaction.doc.resolve(caret), -1));
  view.dispatch(transaction.setMeta("outside", true));
}
