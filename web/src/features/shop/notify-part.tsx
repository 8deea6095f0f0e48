import * as uiLabels from "#ui/labels.ts";
import "./notify.css";
import { NOTIFY_EVENTS, type Notify, type NotifyEvent } from "@awning/domain/notification/notify";
import { useId } from "react";
import { useSession } from "#data/account/session.ts";
import { saveNotifyByMail, useNotify } from "#data/notification/notify.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Switch } from "#ui/fields/switch.tsx";
import { Bone } from "#ui/layout/skeleton.tsx";
import { Table } from "#ui/lists/table.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as labels from "./labels.ts";

/** Which mails the owner gets: optional ones with a switch, and those always sent. */
export function NotifyPart({ siteId }: { siteId: string }) {
  const notify = useNotify(siteId);
  const session = useSession();
  const address = session.state === "signed_in" ? session.email : "";
  return (
    <section className="settings__part">
      <h2>{labels.notifications}</h2>
      {address === "" ? null : <p className="soft">{labels.emailsGoTo(<b className="strong breaks">{address}</b>)}</p>}
      {notify.state === "ready" ? <NotifyTable siteId={siteId} notify={notify.data} /> : null}
      {notify.state === "loading" ? <Bone height={480} /> : null}
      {notify.state === "failed" ? <LoadFailure failure={notify.failure} /> : null}
    </section>
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
            <td className="notify__way soft">{labels.always}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type Words = { title: string; sub: string };

/** The optional notifications, and where the event is still shown. */
const NOTIFY_WORDS: Readonly<Record<NotifyEvent, Words>> = {
  newOrder: { title: labels.newOrder, sub: labels.newOrderHint },
  orderCancelled: { title: labels.orderCanceled, sub: labels.orderCanceledHint },
  addressCorrected: { title: labels.addressChangedByBuyer, sub: labels.addressChangedHint },
  moneyBack: { title: labels.refundIssued, sub: labels.refundIssuedHint },
  lowStock: { title: labels.lowStockOrSoldOut, sub: labels.lowStockHint },
  newBooking: { title: labels.newBookingOrRequest, sub: labels.newBookingHint },
  bookingAnswered: { title: labels.requestAnsweredOrExpired, sub: labels.requestAnsweredHint },
  bookingMoved: { title: labels.bookingMoved, sub: labels.bookingMovedHint },
  bookingCancelled: { title: labels.bookingCanceled, sub: labels.bookingCanceledHint },
  bookingReminder: { title: labels.bookingReminder, sub: labels.bookingReminderHint },
  chatMessage: { title: labels.unreadChatMessage, sub: labels.chatMessageHint },
  weeklySummary: { title: labels.weeklySummary, sub: labels.weeklySummaryHint },
};

/** The notifications that are always sent, and why. */
const ALWAYS_TOLD: readonly Words[] = [
  { title: labels.newMessage, sub: labels.newMessageHint },
  {
    title: labels.paymentProblem,
    sub: labels.paymentProblemHint,
  },
  {
    title: labels.accountSecurity,
    sub: labels.accountSecurityHint,
  },
];
