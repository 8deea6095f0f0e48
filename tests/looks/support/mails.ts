import type { OutgoingMail } from "../../../functions/src/gateways/smtp.ts";
import { eventually } from "../../support/emulators.ts";
import { arrivedMails } from "./post.ts";

/** The newest mail to an address whose subject matches. */
export function waitForMail(to: string, subject: RegExp): Promise<OutgoingMail> {
  return eventually(`a mail to ${to}`, async () => (await arrivedMails()).findLast((mail) => mail.to === to && subject.test(mail.subject)));
}

/** The link with our own path out of the newest mail to an address. */
export async function linkFromMail(to: string, subject: RegExp, path: string): Promise<string> {
  const { text } = await waitForMail(to, subject);
  return new RegExp(`https?://[^\\s"<>]*${path}[^\\s"<>]*`).exec(text)?.[0] ?? `no link to ${path} in:\n${text}`;
}
