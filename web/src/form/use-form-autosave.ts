import { useEffect, useRef } from "react";
import { useSaveOnLeaving } from "#ui/hooks/use-save-on-leaving.ts";
import type { TypedForm } from "./use-form.ts";

/** How long typing must pause before it is saved without leaving its field. */
const PAUSE_MS = 700;

type Options = {
  /** What there is to write; empty when that is nothing. */
  changes: object;
  /** Writes them. A change that is refused is not sent again before it is another one: that would never end. */
  save: () => Promise<unknown>;
  onRefused: (error: unknown) => void;
  /** Whether a field is right and stored. Once nobody types in it, it follows what is stored again. */
  isSettled: (field: string) => boolean;
};

/** Saves a form by itself: after a pause in typing, on leaving a field, and when the screen is left. */
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
