import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { type Refused, refusedAction } from "./refusals.ts";

/** Runs one command at a time. What was refused stays in `refused`; `run` says whether it went through. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const run = async (command: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setRefused(null);
    try {
      await command();
      return true;
    } catch (error) {
      setRefused(refusedAction(toFailure(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refused, run, clear: () => setRefused(null) };
}
