import "./notify.css";
import { EVENT_TITLES } from "@awning/domain/notification/event-labels";
import { CHANNELS, type Channel, hasChannel, NOTIFY_EVENTS, type Notify, type NotifyEvent } from "@awning/domain/notification/notify";
import { useId } from "react";
import { useSession } from "#data/account/session.ts";
import { saveNotify, useNotify } from "#data/notification/notify.ts";
import { hasPush } from "#data/notification/push.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Switch } from "#ui/fields/switch.tsx";
import { useAnchor } from "#ui/layout/anchor.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { Table } from "#ui/lists/table.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as labels from "./labels.ts";
import { ALWAYS_TOLD, CHANNEL_WORDS, EVENT_HINTS } from "./notify-labels.ts";
import { PushPart } from "./push-part.tsx";

const OFFERED = CHANNELS.filter((channel) => channel !== "push" || hasPush);

/** What this device does when something happens, and of which events the owner is told how. */
export function NotifyPart({ siteId }: { siteId: string }) {
  const notify = useNotify(siteId);
  const session = useSession();
  const address = session.state === "signed_in" ? session.email : "";
  if (notify.state === "loading") return <SkeletonRows count={8} hasThumb={false} />;
  if (notify.state === "failed") return <LoadFailure failure={notify.failure} />;
  return (
    <>
      <PushPart siteId={siteId} quiet={notify.data.quiet} />
      <Section title={labels.whatYouHear}>
        {address === "" ? null : <p className="soft notify__address">{labels.emailsGoTo(<b className="strong breaks">{address}</b>)}</p>}
        <div className="notify-scroll">
          <NotifyTable siteId={siteId} notify={notify.data} />
        </div>
      </Section>
    </>
  );
}

function NotifyTable({ siteId, notify }: { siteId: string; notify: Notify }) {
  const id = useId();
  const save = (event: NotifyEvent, channel: Channel, isOn: boolean) => {
    saveNotify(siteId, event, notify[event], { [channel]: isOn }).catch(showFailure);
  };
  return (
    <Table label={labels.notifications} className="notify">
      <thead>
        <tr>
          <th scope="col">{labels.eventLabel}</th>
          {OFFERED.map((channel) => (
            <th key={channel} scope="col" id={`${id}-${channel}`} className="notify__way">
              {CHANNEL_WORDS[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFY_EVENTS.map((event) => (
          <NotifyRow
            key={event}
            event={event}
            columnOf={(channel) => `${id}-${channel}`}
            ways={notify[event]}
            onChange={(channel, isOn) => save(event, channel, isOn)}
          />
        ))}
        {ALWAYS_TOLD.map(({ title, sub }) => (
          <tr key={title}>
            <th scope="row" className="notify__event">
              {title}
              <p>{sub}</p>
            </th>
            <td className="notify__way soft" colSpan={OFFERED.length}>
              {labels.always}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = {
  event: NotifyEvent;
  columnOf: (channel: Channel) => string;
  ways: Notify[NotifyEvent];
  onChange: (channel: Channel, isOn: boolean) => void;
};

function NotifyRow({ event, columnOf, ways, onChange }: RowProps) {
  const row = useAnchor<HTMLTableRowElement>(event);
  return (
    <tr id={event} ref={row}>
      <th scope="row" className="notify__event">
        <span id={`${event}-title`}>{EVENT_TITLES[event]}</span>
        <p id={`${event}-sub`} className="notify__hint">
          {EVENT_HINTS[event]}
        </p>
      </th>
      {OFFERED.map((channel) => (
        <td key={channel} className="notify__way">
          {hasChannel(event, channel) ? (
            <Switch
              aria-labelledby={`${event}-title ${columnOf(channel)}`}
              aria-describedby={`${event}-sub`}
              isOn={ways[channel]}
              onChange={(isOn) => onChange(channel, isOn)}
            />
          ) : null}
        </td>
      ))}
    </tr>
  );
}
