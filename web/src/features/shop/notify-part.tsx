import "./notify.css";
import { NOTIFY_EVENTS, type Notify, type NotifyEvent } from "@awning/domain/notification/notify";
import { useId } from "react";
import { useSession } from "#data/account/session.ts";
import { toFailure } from "#data/core/failures.ts";
import { saveNotifyByMail, useNotify } from "#data/notification/notify.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { Bone } from "#ui/layout/skeleton.tsx";
import { Table } from "#ui/lists/table.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";

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
    saveNotifyByMail(siteId, event, isOn).catch((error: unknown) => showToast(failureLabel(toFailure(error))));
  };
  return (
    <Table label="Notifications" className="notify">
      <thead>
        <tr>
          <th scope="col">Event</th>
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

type Words = { title: string; sub: string };

/** What the owner can turn off, and where it still stands then. */
const NOTIFY_WORDS: Readonly<Record<NotifyEvent, Words>> = {
  newOrder: { title: "New order", sub: "Also shown under Orders, and on Today while there’s something to do." },
  orderCancelled: { title: "Order canceled", sub: "By the buyer or by you. If a refund is due, we always email you." },
  addressCorrected: { title: "Address changed by the buyer", sub: "Before anything ships. The order shows the new address." },
  moneyBack: { title: "Refund issued", sub: "Every time, with the reason. Also shown on the order." },
  lowStock: { title: "Low stock or sold out", sub: "Also shown on Today and under Products." },
  newBooking: { title: "New booking or request", sub: "Also shown under Bookings. Requests appear on Today until you answer." },
  bookingAnswered: { title: "Request answered or expired", sub: "When you confirm a request, or when it expires without an answer." },
  bookingMoved: { title: "Booking moved", sub: "By the guest or by you, with an updated calendar file." },
  bookingCancelled: { title: "Booking canceled", sub: "By the guest or by you, with the reason." },
  bookingReminder: { title: "Booking reminder", sub: "Sent together with the reminder to the guest." },
  chatMessage: { title: "Unread chat message", sub: "After a few minutes, with its text. Also shown under Chat and on Today." },
  weeklySummary: { title: "Weekly summary", sub: "Every Monday: orders, clicks and new subscribers. Skipped after two quiet weeks." },
};

/** What the owner is told in any case, and why. */
const ALWAYS_TOLD: readonly Words[] = [
  { title: "New message", sub: "The contact form on your page emails you. Messages aren’t stored here." },
  {
    title: "Payment problem",
    sub: "A payment that doesn’t match, a failed refund, or a canceled order that’s still paid.",
  },
  {
    title: "Account security",
    sub: "Email confirmation, name or password changes, and logins from new devices. These can’t be turned off.",
  },
];
