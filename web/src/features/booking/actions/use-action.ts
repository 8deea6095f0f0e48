import { takenDetailsSchema } from "@awning/domain/booking/commands";
import type { Failure } from "@awning/domain/errors/failure";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import * as labels from "./labels.ts";

/** Runs one command at a time. A refusal stays in `refused`; `run` returns whether it succeeded. */
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

/** The failure of an action, with the nearest free starts (minutes since 1970) when the time is taken. */
export type Refused = { text: string; nearest: readonly number[] };

/** The message for a refused booking action. */
export function refusedAction(failure: Failure): Refused {
  if (failure.code === "slot_taken") {
    const { data } = takenDetailsSchema.safeParse(failure.details);
    return { text: labels.timeTaken, nearest: data?.nearest ?? [] };
  }
  return { text: failure.code === "act_refused" ? refusalText(failure.details.reason) : failureLabel(failure), nearest: [] };
}

function refusalText(reason: unknown): string {
  switch (reason) {
    case "hours":
      return labels.timeOutsideLimits;
    case "too_late":
      return labels.noShowTooLate;
    case "not_begun":
      return labels.noShowTooEarly;
    case "reason":
      return labels.reasonMissing;
    default:
      return labels.bookingChanged;
  }
}
