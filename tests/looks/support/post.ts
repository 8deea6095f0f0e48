import type { OutgoingMail } from "../../../functions/src/gateways/smtp.ts";

const due: string[] = [];
const arrived: OutgoingMail[] = [];

/** What the queue was told of. */
export function postLater(mailId: string): void {
  due.push(mailId);
}

/** What the mail server takes. */
export function take(mail: OutgoingMail): void {
  arrived.push(mail);
}

/** Every mail so far. They are written and sent when somebody asks, since most tests never do. */
export async function arrivedMails(): Promise<readonly OutgoingMail[]> {
  const { deliverMail } = await import("../../../functions/src/mail/deliver-mail.ts");
  for (let mailId = due.shift(); mailId !== undefined; mailId = due.shift()) await deliverMail(mailId, Date.now());
  return arrived;
}
