import { useEffect, useState } from "react";
import { type ReadHours, readKeptHours, type TypedSpan } from "./hours.ts";
import type { Kept } from "./use-autosave.ts";

type Options<Span> = {
  stored: readonly Span[];
  /** What the fields show. */
  show: (spans: readonly Span[]) => readonly TypedSpan[];
  read: ReadHours<Span[]>;
  save: (spans: Span[]) => void;
  /** Where hours that are wrong or not whole outlive the screen. */
  kept: Kept;
};

/** The hours of one day, saved at every change. While they are wrong they stay as they are typed and nothing is saved. */
export function useHours<Span>({ stored, show, read, save, kept }: Options<Span>) {
  const [typed, setTyped] = useState<readonly TypedSpan[]>(() => readKeptHours(kept.read()) ?? show(stored));
  const shown = JSON.stringify(show(stored));
  // A change from elsewhere is taken over, but for where something is typed that is not saved, or was saved just now.
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
