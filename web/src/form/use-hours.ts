import { useEffect, useState } from "react";
import { type ReadHours, readKeptHours, type TypedSpan } from "./hours.ts";
import type { Kept } from "./use-autosave.ts";

type Options<Span> = {
  stored: readonly Span[];
  /** The fields' values. */
  show: (spans: readonly Span[]) => readonly TypedSpan[];
  read: ReadHours<Span[]>;
  save: (spans: Span[]) => void;
  /** Keeps invalid or incomplete hours when the screen unmounts. */
  kept: Kept;
};

/** The hours of one day, saved on every change. Invalid ones stay as typed and are not saved. */
export function useHours<Span>({ stored, show, read, save, kept }: Options<Span>) {
  const [typed, setTyped] = useState<readonly TypedSpan[]>(() => readKeptHours(kept.read()) ?? show(stored));
  const shown = JSON.stringify(show(stored));
  // A change from elsewhere is adopted unless there is unsaved or just saved input.
  useEffect(() => {
    setTyped((now) => {
      const checked = read(now);
      return "error" in checked || JSON.stringify(show(checked.value)) === shown ? now : JSON.parse(shown);
    });
  }, [shown, read, show]);
  const change = (next: readonly TypedSpan[]) => {
    setTyped(next);
    const checked = read(next);
    if ("error" in checked) return kept.keep(JSON.stringify(next));
    kept.forget();
    save(checked.value);
  };
  return { typed, change };
}
