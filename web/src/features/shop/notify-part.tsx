import * as uiLabels from "#ui/labels.ts";
import "./notify.css";
import { NOTIFY_EVENTS, type Notify, type NotifyEvent } from "@awning/domain/notification/notify";
import { useId } from "react";
import { useSession } from "#data/account/session.ts";
import { saveNotifyByMail, useNotify } from "#data/notification/notify.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Switch } from "#ui/fields/switch.tsx";
import { useAnchor } from "#ui/layout/anchor.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Table } from "#ui/lists/table.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as labels from "./labels.ts";
import { ALWAYS_TOLD, NOTIFY_WORDS } from "./notify-labels.ts";

/** Which mails the owner gets: optional ones with a switch, and those always sent. */
export function NotifyPart({ siteId }: { siteId: string }) {
  const notify = useNotify(siteId);
  const session = useSession();
  const address = session.state === "signed_in" ? session.email : "";
  return (
    <>
      {address === "" ? null : <p className="soft">{labels.emailsGoTo(<b className="strong breaks">{address}</b>)}</p>}
      {notify.state === "ready" ? <NotifyTable siteId={siteId} notify={notify.data} /> : null}
      {notify.state === "loading" ? <SkeletonRows count={8} hasThumb={false} /> : null}
      {notify.state === "failed" ? <LoadFailure failure={notify.failure} /> : null}
    </>
  );
}

function NotifyTable({ siteId, notify }: { siteId: string; notify: Notify }) {
  const id = useId();
  const save = (event: NotifyEvent, isOn: boolean) => {
    saveNotifyByMail(siteId, event, isOn).catch(showFailure);
  };
  return (
    <Table label={labels.notifications} className="notify">
      <thead>
        <tr>
          <th scope="col">{labels.eventLabel}</th>
          <th scope="col" id={`${id}-mail`} className="notify__way">
            {uiLabels.email}
          </th>
        </tr>
      </thead>
      <tbody>
        {NOTIFY_EVENTS.map((event) => (
          <NotifyRow key={event} event={event} column={`${id}-mail`} isOn={notify[event].mail} onChange={(isOn) => save(event, isOn)} />
        ))}
        {ALWAYS_TOLD.map(({ title, sub }) => (
          <tr key={title}>
            <th scope="row" className="notify__event">
              {title}
              <p>{sub}</p>
            </th>
            <td className="notify__way soft">{labels.always}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function NotifyRow(props: { event: NotifyEvent; column: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { event, column, isOn, onChange } = props;
  const { title, sub } = NOTIFY_WORDS[event];
  const row = useAnchor<HTMLTableRowElement>(event);
  return (
    <tr id={event} ref={row}>
      <th scope="row" className="notify__event">
        <label htmlFor={`${event}-mail`} id={`${event}-title`}>
          {title}
        </label>
        <p id={`${event}-sub`}>{sub}</p>
      </th>
      <td className="notify__way">
        <Switch
          id={`${event}-mail`}
          aria-labelledby={`${event}-title ${column}`}
          aria-describedby={`${event}-sub`}
          isOn={isOn}
          onChange={onChange}
        />
      </td>
    </tr>
  );
}
