import { type RichText, tidyRichText } from "@awning/domain/rich-text/rich-text";
import { useRef } from "react";
import { type History, redo, startHistory, step, undo } from "#ui/history.ts";

/** Steps through what a text was; `null` where there is none that way. */
export type TextSteps = { undo: (() => void) | null; redo: (() => void) | null };

/** Remembers what is written into a text: `present` is that text as it was written, before it is tidied up. A text that somebody else wrote meanwhile begins anew: nobody takes back what others did. */
export function useTextSteps(text: RichText, onChange: (text: RichText) => void) {
  const history = useRef<History<RichText>>(startHistory(text));
  // What is stored comes back tidied up, which is no change that anybody made.
  if (!isSame(history.current.present, text)) history.current = startHistory(text);
  const go = (there: History<RichText>) => {
    history.current = there;
    onChange(there.present);
  };
  const write = (written: RichText) => go(step(history.current, written, { label: "", about: "text", at: Date.now() }));
  const { past, future } = history.current;
  const steps: TextSteps = {
    undo: past.length > 0 ? () => go(undo(history.current)) : null,
    redo: future.length > 0 ? () => go(redo(history.current)) : null,
  };
  return { present: history.current.present, write, steps };
}

function isSame(one: RichText, other: RichText): boolean {
  return one === other || JSON.stringify(tidyRichText(one)) === JSON.stringify(tidyRichText(other));
}
