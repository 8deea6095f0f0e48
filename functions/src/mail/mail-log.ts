import { logger } from "firebase-functions";

/** The log lines of the mail duty. None carries an address or a name. */
export const mailLog = {
  sent(mailId: string, kind: string, attempt: number): void {
    logger.info("mail sent", { event: "mail_sent", mailId, kind, attempt });
  },
  /** Its owner does not want such mails. */
  silenced(mailId: string, kind: string): void {
    logger.info("mail silenced", { event: "mail_silenced", mailId, kind });
  },
  willRetry(mailId: string, attempt: number, reason: string): void {
    logger.warn("mail will be tried again", { event: "mail_retry", mailId, attempt, reason: withoutAddresses(reason) });
  },
  /** Nobody will send this one any more: worth an alert. */
  dead(mailId: string, attempt: number, reason: string): void {
    logger.error("mail is dead", { event: "mail_dead", mailId, attempt, reason: withoutAddresses(reason) });
  },
};

/** Mail servers like to repeat the recipient in their answers. */
function withoutAddresses(reason: string): string {
  return reason.replace(/[^\s<>"']+@[^\s<>"']+/g, "…@…");
}
