import type { Failure } from "@awning/domain/errors/failure";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";

/**
 * One act of a form: busy while it runs, its failure kept until the next try. `run` answers whether it worked and never
 * starts a second one beside the first.
 */
export function useAct(): {
  isBusy: boolean;
  failure: Failure | null;
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  clear: () => void;
} {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async (work: () => Promise<unknown>) => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(toFailure(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run, clear: () => setFailure(null) };
}

/** Moves the focus to the field of that name, for the first one that is wrong. */
export function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
