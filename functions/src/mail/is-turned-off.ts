import { bookingEventOf, notifyEventOf } from "@awning/domain/notification/notify-event";
import { isQuiet } from "@awning/domain/notification/summary";
import { getNotify } from "#data/information.ts";
import type { MailContent } from "./mail-content.ts";

/** Whether the owner who would read a mail has turned such mails off, as it is at this moment, or there is nothing to tell. */
export async function isTurnedOff(content: MailContent): Promise<boolean> {
  if (content.kind === "weekly-summary")
    return (isQuiet(content.now) && isQuiet(content.before)) || !(await getNotify(content.uid)).weeklySummary.mail;
  if ("reservation" in content) {
    const event = bookingEventOf(content.kind, content.part);
    return event !== null && !(await getNotify(content.reservation.siteId))[event].mail;
  }
  if (content.kind === "chat-message") return !(await getNotify(content.uid)).chatMessage.mail;
  if (!("order" in content)) return false;
  const { kind, order, part } = content;
  const event = notifyEventOf(kind, order, part);
  return event !== null && !(await getNotify(order.siteId))[event].mail;
}
