import { undoOf } from "@awning/domain/order/bulk";
import { orderName } from "@awning/domain/order/order";
import { paths } from "@awning/domain/routes/paths";
import { History, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { RunFailure } from "#data/order/order-run.ts";
import {
  closeOrderRun,
  forgetOrderRun,
  LOST_AFTER_MS,
  leftOrderRun,
  type ShownRun,
  startOrderRun,
  stopOrderRun,
  useOrderRun,
} from "#data/order/order-runs.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { UNDO_MS } from "#ui/feedback/toast.tsx";
import { Icon } from "#ui/icon.tsx";
import { BulkAction } from "#ui/lists/bulk-bar.tsx";
import "#ui/lists/bulk-bar.css";
import { keepToastsAbove } from "#ui/toast-room.ts";
import * as labels from "./labels.ts";
import "./run-bar.css";

/** How an update of many orders goes and what came of it. `isRaised`: the bar of the selection is below it. */
export function RunBar({ siteId, isRaised }: { siteId: string; isRaised: boolean }) {
  const run = useOrderRun(siteId);
  const [isListed, setListed] = useState(false);
  const isGood = run?.state === "finished" && run.failed.length === 0;
  useEffect(() => {
    const timer = isGood ? setTimeout(closeOrderRun, UNDO_MS) : undefined;
    return () => clearTimeout(timer);
  }, [isGood]);
  if (run === null) return null;
  const isOver = run.state === "finished" || run.state === "stopped";
  const settled = run.done.length + run.failed.length;
  return (
    <>
      <section ref={keepToastsAbove} className={`bulk run ${isRaised ? "run--raised" : ""}`} aria-label={labels.runProgress}>
        <b className="num" role="status">
          {isOver ? resultWords(run) : labels.runningLine(settled, run.total)}
        </b>
        {isOver ? null : <progress className="run__line" max={run.total} value={settled} aria-label={labels.runProgress} />}
        {run.state === "waiting" ? <span className="run__wait">{labels.waitingLine}</span> : null}
        {isOver ? null : <BulkAction onSelect={stopOrderRun}>{labels.stop}</BulkAction>}
        {isOver && run.failed.length > 0 ? <BulkAction onSelect={() => setListed(true)}>{labels.details}</BulkAction> : null}
        {isOver && run.done.length > 0 && !run.isUndo ? <BulkAction onSelect={() => undo(run)}>{labels.undo}</BulkAction> : null}
        {isOver ? (
          <BulkAction label={labels.close} onSelect={closeOrderRun}>
            <Icon of={X} size="sm" />
          </BulkAction>
        ) : null}
      </section>
      {isListed ? <FailedOrders failed={run.failed} onClose={() => setListed(false)} /> : null}
    </>
  );
}

/** Takes back what the run did; an order that moved on since then stays as it is. */
function undo({ siteId, act, done }: ShownRun): void {
  const items = done.map((item) => ({ ...item, rev: item.rev + 1, events: item.events + 1, action: undoOf(act) }));
  void startOrderRun(siteId, { act, isUndo: true, items });
}

function resultWords({ done, failed, total, isUndo }: ShownRun): string {
  const left = total - done.length - failed.length;
  return [
    (isUndo ? labels.undone : labels.finished)(done.length),
    ...(failed.length > 0 ? [labels.failedCount(failed.length)] : []),
    ...(left > 0 ? [labels.untouched(left)] : []),
  ].join(", ");
}

function FailedOrders({ failed, onClose }: { failed: readonly RunFailure[]; onClose: () => void }) {
  return (
    <Sheet title={labels.failedTitle(failed.length)} isOpen onClose={onClose}>
      <p className="soft">{labels.failedHint}</p>
      <ul className="run__failed">
        {failed.map(({ id, number, failure }) => (
          <li key={id}>
            <Link className="link num" to={paths.order(id)}>
              {orderName(number)}
            </Link>{" "}
            <span className="soft">
              {failure.code === "conflict"
                ? labels.changedElsewhere
                : failure.code === "act_refused"
                  ? labels.stateRefused
                  : failureLabel(failure)}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** What a tab that was closed in the middle of an update left undone. */
export function LeftRunNotice({ siteId }: { siteId: string }) {
  const [left, setLeft] = useState(() => leftOrderRun(siteId));
  const run = useOrderRun(siteId);
  // A tab that has just been reloaded cannot know yet whether another one is still at work.
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftOrderRun(siteId)), LOST_AFTER_MS);
    return () => clearInterval(timer);
  }, [siteId]);
  if (left === null || run !== null) return null;
  const take = () => {
    forgetOrderRun(left);
    setLeft(null);
  };
  return (
    <Notice
      tone="sun"
      icon={History}
      action={
        <span className="acts">
          <Button size="sm" onClick={take}>
            {labels.discardRun}
          </Button>
          <Button
            size="sm"
            variant="ink"
            onClick={() => {
              take();
              void startOrderRun(siteId, left);
            }}
          >
            {labels.continueRun}
          </Button>
        </span>
      }
    >
      {labels.leftNotice(left.items.length)}
    </Notice>
  );
}
