import type { Failure } from "@awning/domain/errors/failure";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";

/**
 * One action of a form: its busy state, and its failure until the next try. `run` returns whether it succeeded and never runs
 * twice at once.
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

/** Focuses the field of that name, the first invalid one. */
export function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
