import { useCallback, useEffect, useRef, useState } from "react";
import { useSaveOnLeaving } from "#ui/hooks/use-save-on-leaving.ts";
import { afterPress } from "./after-press.ts";
import type { Checked } from "./read-fields.ts";

/** The pause in typing after which a text is saved without blur. */
const PAUSE_MS = 500;

/** Stores an invalid text when its screen unmounts. */
export type Kept = { read: () => string | null; keep: (text: string) => void; forget: () => void };

/**
 * A text that saves automatically: after a pause in typing, on blur, and on unmount. While invalid it is not saved and the
 * input stays, with `kept` even across screens; the error appears on blur. A change from another tab is adopted unless this
 * field has newer input.
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
  // The text last saved or adopted, as typed, because saving may normalize it.
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
    /** Shows the error, or saves. @returns whether the text is valid */
    onBlur: () => {
      isFocused.current = false;
      const wrong = settle();
      afterPress(() => setError(wrong));
      return wrong === null;
    },
  };
}

function wrongIn(checked: Checked<unknown>): string | null {
  return "error" in checked ? checked.error : null;
}
