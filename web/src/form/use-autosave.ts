import { useCallback, useEffect, useRef, useState } from "react";
import { useSaveOnLeaving } from "#ui/hooks/use-save-on-leaving.ts";
import type { Checked } from "./read-fields.ts";

/** How long typing must pause before a text is saved without leaving its field. */
const PAUSE_MS = 500;

/** Where a text that is wrong outlives its screen. */
export type Kept = { read: () => string | null; keep: (text: string) => void; forget: () => void };

/**
 * A text that saves itself: after a pause in typing, on leaving the field, and when the screen is left. While it is
 * wrong nothing is saved and the text stays, with `kept` even when the screen is left and opened again; the words appear
 * on leaving the field. A change from another tab is taken over unless this field holds something newer.
 */
export function useAutosave<Value>({
  stored,
  check,
  save,
  kept,
}: {
  /** The saved value as the field shows it. */
  stored: string;
  check: (text: string) => Checked<Value>;
  save: (value: Value) => void;
  kept?: Kept;
}) {
  const [text, setText] = useState(() => kept?.read() ?? stored);
  const [error, setError] = useState(() => (text === stored ? null : wrongIn(check(text))));
  // What was last saved or taken over, as it was typed: a save may clean it.
  const settled = useRef(stored);
  const isFocused = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ text, check, save, kept });
  latest.current = { text, check, save, kept };

  const settle = () => {
    clearTimeout(timer.current);
    const now = latest.current;
    if (now.text === settled.current) {
      now.kept?.forget();
      return null;
    }
    const checked = now.check(now.text);
    if ("error" in checked) {
      now.kept?.keep(now.text);
      return checked.error;
    }
    now.kept?.forget();
    settled.current = now.text;
    now.save(checked.value);
    return null;
  };
  const settleLatest = useRef(settle);
  settleLatest.current = settle;

  useEffect(() => {
    const isDirty = latest.current.text !== settled.current;
    if (isDirty || isFocused.current) return;
    settled.current = stored;
    setText(stored);
    setError(null);
  }, [stored]);
  useSaveOnLeaving(useCallback(() => void settleLatest.current(), []));

  return {
    text,
    error,
    onFocus: () => {
      isFocused.current = true;
    },
    onChange: (next: string) => {
      setText(next);
      latest.current.text = next;
      if (error !== null && "value" in check(next)) setError(null);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settleLatest.current(), PAUSE_MS);
    },
    /** Shows what is wrong, or saves. @returns whether the text is right */
    onBlur: () => {
      isFocused.current = false;
      const wrong = settle();
      setError(wrong);
      return wrong === null;
    },
  };
}

function wrongIn(checked: Checked<unknown>): string | null {
  return "error" in checked ? checked.error : null;
}
