import type { TimeOff } from "@awning/domain/booking/time-off";
import { Lock, Trash2 } from "lucide-react";
import { useState } from "react";
import { blockTime, unblockTime, useBlockedTime } from "#data/booking/blocked-time.ts";
import { dataOr } from "#data/core/live.ts";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { showUndoToast } from "#ui/feedback/toast.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Row, Rows, Section } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { BlockSheet, nextHalfHour } from "../actions/block-sheet.tsx";
import { showRefused } from "../actions/refused-notice.tsx";
import { blockedText } from "../labels.ts";
import * as labels from "./labels.ts";

type Props = { siteId: string; scheduleId: string; zone: string };

/** One-time blocks of the schedule, which can be removed. */
export function BlockedTimeSection({ siteId, scheduleId, zone }: Props) {
  const [now] = useState(() => Date.now());
  const blocked = useBlockedTime(siteId, now);
  const isOnline = useOnline();
  const [isAdding, setAdding] = useState(false);
  const remove = async (one: TimeOff) => {
    try {
      await unblockTime(one.id);
      const again = { scheduleId: one.scheduleId, from: one.startsAt / 60_000, to: one.endsAt / 60_000, reason: one.reason };
      showUndoToast(labels.timeUnblocked, () => void blockTime(again).catch(showRefused));
    } catch (error) {
      showRefused(error);
    }
  };
  const items = dataOr(blocked, []);
  return (
    <Section title={labels.blockedTime} count={items.length || undefined}>
      {blocked.state === "loading" ? <SkeletonRows count={2} hasThumb={false} label={labels.loadingBlockedTime} /> : null}
      {blocked.state === "failed" ? <LoadFailure failure={blocked.failure} /> : null}
      {blocked.state === "ready" && items.length === 0 ? <p className="soft hours-none">{labels.noBlocksHint}</p> : null}
      {items.length > 0 ? (
        <Rows aria-label={labels.blockedTime}>
          {items.map((one) => {
            const text = blockedText(one, zone, now);
            return (
              <Row key={one.id} title={text} sub={one.reason || undefined}>
                <IconButton icon={Trash2} label={labels.unblock(text)} disabled={!isOnline} onClick={() => void remove(one)} />
              </Row>
            );
          })}
        </Rows>
      ) : null}
      <div className="hours-add">
        <Button icon={Lock} onClick={() => setAdding(true)}>
          {uiLabels.blockTime}
        </Button>
      </div>
      {isAdding ? (
        <BlockSheet scheduleId={scheduleId} zone={zone} from={nextHalfHour(Date.now() / 60_000, zone)} onClose={() => setAdding(false)} />
      ) : null}
    </Section>
  );
}
