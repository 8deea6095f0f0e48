import { useEffect, useRef } from "react";
import { useSaveOnLeaving } from "#ui/hooks/use-save-on-leaving.ts";
import type { TypedForm } from "./use-form.ts";

/** The pause in typing after which the form is saved without blur. */
const PAUSE_MS = 700;

type Options = {
  /** What to write; empty for nothing. */
  changes: object;
  /** Writes them. A refused change is not sent again until it differs, which would never end. */
  save: () => Promise<unknown>;
  onRefused: (error: unknown) => void;
  /** Whether a field is valid and stored. Once it is not being edited, it follows the stored value again. */
  isSettled: (field: string) => boolean;
};

/** Saves a form automatically: after a pause in typing, on blur, and on unmount. */
export function useFormAutosave<Form>({ settle, leaving }: TypedForm<Form>, { changes, save, onRefused, isSettled }: Options): void {
  const signature = JSON.stringify(changes);
  const refused = useRef("");
  const latest = useRef({ signature, save, onRefused });
  latest.current = { signature, save, onRefused };
  const saveNow = useRef(() => {
    const { signature, save, onRefused } = latest.current;
    if (signature === "{}" || signature === refused.current) return;
    refused.current = "";
    save().catch((error: unknown) => {
      refused.current = signature;
      onRefused(error);
    });
  }).current;
  leaving.current = saveNow;

  useEffect(() => {
    if (signature === "{}") return;
    const timer = setTimeout(saveNow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [signature, saveNow]);
  useSaveOnLeaving(saveNow);
  useEffect(() => settle(isSettled));
}
