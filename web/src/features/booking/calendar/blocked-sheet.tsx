import type { TimeOff } from "@awning/domain/booking/time-off";
import { blockTime, unblockTime } from "#data/booking/blocked-time.ts";
import { toFailure } from "#data/core/failures.ts";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { showToast, showUndoToast } from "#ui/toast.tsx";
import { useOnline } from "#ui/use-online.ts";
import { refusedAction } from "../actions/refusals.ts";
import { RefusedNotice } from "../actions/refused-notice.tsx";
import { useAction } from "../actions/use-action.ts";
import { blockedText } from "../labels.ts";

/** Time that was blocked, and the way to give it back. */
export function BlockedSheet({ blocked, zone, onClose }: { blocked: TimeOff; zone: string; onClose: () => void }) {
  const { isBusy, refused, run } = useAction();
  const isOnline = useOnline();
  const unblock = async () => {
    if (!(await run(() => unblockTime(blocked.id)))) return;
    const again = {
      scheduleId: blocked.scheduleId,
      from: blocked.startsAt / 60_000,
      to: blocked.endsAt / 60_000,
      reason: blocked.reason,
    };
    showUndoToast("Time unblocked", () => void blockTime(again).catch((error: unknown) => showToast(refusedAction(toFailure(error)).text)));
    onClose();
  };
  return (
    <Sheet
      title={blocked.reason || "Blocked time"}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="ink" isBusy={isBusy} disabled={!isOnline} onClick={() => void unblock()}>
            {isOnline ? "Unblock" : "Needs a connection"}
          </Button>
        </>
      }
    >
      <p className="num">{blockedText(blocked, zone, Date.now())}</p>
      <p className="soft">Guests can’t book this time.</p>
      <RefusedNotice refused={refused} zone={zone} />
    </Sheet>
  );
}
