import { FEED_DETAILS, type FeedDetail } from "@awning/domain/booking/calendars/feed";
import { CalendarSync } from "lucide-react";
import { useState } from "react";
import { closeFeed, openFeed, useFeed } from "#data/booking/calendars.ts";
import { Button } from "#ui/buttons/button.tsx";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Section } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import "./calendars.css";
import * as labels from "./labels.ts";

/** The secret address of a schedule's bookings: what it says, another one, or none. */
export function FeedSection({ siteId, scheduleId }: { siteId: string; scheduleId: string }) {
  const feed = useFeed(siteId, scheduleId);
  const isOnline = useOnline();
  const [chosen, setChosen] = useState<FeedDetail>("guest");
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<"renew" | "close" | null>(null);
  const { isBusy, run } = useAction(showFailure);
  const stored = feed.state === "ready" ? feed.data : null;
  const isOpen = stored?.isOpen === true;
  const open = (detail: FeedDetail | null) => void run(async () => setUrl(await openFeed(scheduleId, detail)));
  const change = (detail: FeedDetail) => {
    setChosen(detail);
    if (isOpen) open(detail);
  };
  return (
    <Section title={labels.feedTitle}>
      <div className="pile one gap-4 calendars">
        <p className="soft">{labels.feedHint}</p>
        {feed.state === "failed" ? <LoadFailure failure={feed.failure} /> : null}
        <Segment
          label={labels.feedShows}
          items={FEED_DETAILS.map((key) => ({ key, label: labels.DETAIL_LABELS[key] }))}
          current={isOpen ? stored.detail : chosen}
          onChange={change}
        />
        {isOpen && url !== null ? (
          <Field label={labels.feedAddress}>
            <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
          </Field>
        ) : null}
        <div className="chips gap-2">
          {isOpen && url !== null ? (
            <CopyButton text={url} variant="ink">
              {labels.copyAddress}
            </CopyButton>
          ) : (
            <Button
              icon={CalendarSync}
              isBusy={isBusy}
              disabled={!isOnline || feed.state !== "ready"}
              onClick={() => open(isOpen ? null : chosen)}
            >
              {isOpen ? labels.showAddress : labels.getAddress}
            </Button>
          )}
          {isOpen ? (
            <>
              <Button disabled={!isOnline} onClick={() => setAsked("renew")}>
                {labels.newAddress}
              </Button>
              <Button danger disabled={!isOnline} onClick={() => setAsked("close")}>
                {labels.turnOff}
              </Button>
            </>
          ) : null}
        </div>
      </div>
      {asked === null ? null : (
        <EndSheet scheduleId={scheduleId} isRenewed={asked === "renew"} onDone={setUrl} onClose={() => setAsked(null)} />
      )}
    </Section>
  );
}

type EndProps = { scheduleId: string; isRenewed: boolean; onDone: (url: string | null) => void; onClose: () => void };

/** Asks before an address stops working. */
function EndSheet({ scheduleId, isRenewed, onDone, onClose }: EndProps) {
  const { isBusy, failure, run } = useAction();
  const end = () =>
    run(async () => {
      onDone(await closeFeed(scheduleId, isRenewed));
      onClose();
    });
  return (
    <ActionSheet
      title={isRenewed ? labels.renewTitle : labels.turnOffTitle}
      onClose={onClose}
      confirm={isRenewed ? labels.newAddress : labels.turnOff}
      onConfirm={end}
      isBusy={isBusy}
      failure={failure && failureLabel(failure)}
      isDanger
      needsConnection
    >
      <p>{isRenewed ? labels.renewHint : labels.turnOffHint}</p>
    </ActionSheet>
  );
}
