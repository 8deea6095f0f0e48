import { useEffect, useState } from "react";
import type { KeptText } from "#data/core/unsaved.ts";

/** What is typed into a field that takes over only what is right. What is wrong outlives the field; a change from outside (undo) ends it. */
export function useKeptTyping({
  kept,
  value,
  isValue,
}: {
  kept: KeptText;
  /** What was taken over. */
  value: string;
  /** Whether a text is only another way to write it. */
  isValue: (text: string) => boolean;
}) {
  const [{ typed, over }, setTyped] = useState(() => ({ typed: kept.read() ?? value, over: value }));
  const [isLeft, setLeft] = useState(() => kept.read() !== null);
  if (over !== value) setTyped({ typed: isValue(typed) ? typed : value, over: value });
  const isTaken = isValue(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept belongs to the field, which stays the same
  useEffect(() => {
    if (isTaken) kept.forget();
    else kept.keep(typed);
  }, [typed, isTaken]);
  return {
    typed,
    type: (text: string) => {
      setTyped({ typed: text, over: value });
      setLeft(false);
    },
    /** Whether the field was left since: then it says what is wrong. */
    isLeft,
    leave: () => setLeft(true),
  };
}
