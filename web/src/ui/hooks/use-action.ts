import type { Failure } from "@awning/domain/errors/failure";
import { useRef, useState } from "react";
import { toFailure } from "#data/core/failures.ts";

/**
 * One action at a time: whether it runs, and its failure until the next try. `run` returns whether it succeeded; while one runs, another is
 * not started. `onFailure` is told of a failure too.
 */
export function useAction(onFailure?: (failure: Failure) => void): {
  isBusy: boolean;
  failure: Failure | null;
  run: (work: () => unknown) => Promise<boolean>;
  clear: () => void;
} {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async (work: () => unknown) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      const failed = toFailure(error);
      setFailure(failed);
      onFailure?.(failed);
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, failure, run, clear: () => setFailure(null) };
}
