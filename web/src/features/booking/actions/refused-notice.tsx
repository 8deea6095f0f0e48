import { takenDetailsSchema } from "@awning/domain/booking/commands";
import type { Failure } from "@awning/domain/errors/failure";
import { CircleAlert } from "lucide-react";
import { toFailure } from "#data/core/failures.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { momentText } from "../labels.ts";
import * as labels from "./labels.ts";

/** Why an action was refused, with the nearest free times when the time is taken. */
export function RefusedNotice({ failure, zone, onChoose }: { failure: Failure | null; zone: string; onChoose?: (start: number) => void }) {
  if (!failure) return null;
  const refused = refusedAction(failure);
  return (
    <Notice tone="red" icon={CircleAlert}>
      {refused.text}
      {onChoose && refused.nearest.length > 0 ? (
        <span className="acts nearest">
          {refused.nearest.map((start) => (
            <Button key={start} size="sm" onClick={() => onChoose(start)}>
              {momentText(start * 60_000, zone, Date.now())}
            </Button>
          ))}
        </span>
      ) : null}
    </Notice>
  );
}

/** The failure of an action, with the nearest free starts (minutes since 1970) when the time is taken. */
type Refused = { text: string; nearest: readonly number[] };

/** What a refused booking action says. */
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
    case "day":
      return labels.dayRefused;
    case "reason":
      return labels.reasonMissing;
    default:
      return labels.bookingChanged;
  }
}

/** Shows why a booking action was refused. */
export function showRefused(error: unknown): void {
  showToast(refusedAction(toFailure(error)).text);
}
