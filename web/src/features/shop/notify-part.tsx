import { NOTIFY_EVENTS, type Notify, type NotifyEvent } from "@awning/domain/notification/notify";
import { useId } from "react";
import { useSession } from "#data/account/session.ts";
import { toFailure } from "#data/core/failures.ts";
import { saveNotifyByMail, useNotify } from "#data/notification/notify.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Bone } from "#ui/skeleton.tsx";
import { Switch } from "#ui/switch.tsx";
import { Table } from "#ui/table.tsx";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";
import { ALWAYS_TOLD, NOTIFY_WORDS } from "./notify-words.ts";
import "./notify.css";

/** Of what the owner gets a mail: what they can turn off, and what always comes. */
export function NotifyPart({ siteId }: { siteId: string }) {
  const notify = useNotify(siteId);
  const session = useSession();
  const address = session.state === "signed_in" ? session.email : "";
  return (
    <section className="settings__part">
      <h2>Notifications</h2>
      {address === "" ? null : (
        <p className="soft">
          Emails go to <b className="notify__address">{address}</b>.
        </p>
      )}
      {notify.state === "ready" ? <NotifyTable siteId={siteId} notify={notify.data} /> : null}
      {notify.state === "loading" ? <Bone height={480} /> : null}
      {notify.state === "failed" ? <LoadFailure failure={notify.failure} /> : null}
    </section>
  );
}

function NotifyTable({ siteId, notify }: { siteId: string; notify: Notify }) {
  const id = useId();
  const save = (event: NotifyEvent, isOn: boolean) => {
    saveNotifyByMail(siteId, event, isOn).catch((error: unknown) => showToast(failureWords(toFailure(error))));
  };
  return (
    <Table label="Notifications" className="notify">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col" id={`${id}-mail`} className="notify__way">
            Email
          </th>
        </tr>
      </thead>
      <tbody>
        {NOTIFY_EVENTS.map((event) => {
          const row = `${id}-${event}`;
          return (
            <tr key={event}>
              <th scope="row" className="notify__event">
                <label htmlFor={row} id={`${row}-title`}>
                  {NOTIFY_WORDS[event].title}
                </label>
                <p id={`${row}-sub`}>{NOTIFY_WORDS[event].sub}</p>
              </th>
              <td className="notify__way">
                <Switch
                  id={row}
                  aria-labelledby={`${row}-title ${id}-mail`}
                  aria-describedby={`${row}-sub`}
                  isOn={notify[event].mail}
                  onChange={(isOn) => save(event, isOn)}
                />
              </td>
            </tr>
          );
        })}
        {ALWAYS_TOLD.map(({ title, sub }) => (
          <tr key={title}>
            <th scope="row" className="notify__event">
              {title}
              <p>{sub}</p>
            </th>
            <td className="notify__way soft">Always</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
