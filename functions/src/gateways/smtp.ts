import type { IcsEvent } from "@awning/domain/booking/ics";
import { isEmail } from "@awning/domain/values/email";
import { createTransport, type Transporter } from "nodemailer";
import * as z from "zod/mini";
import { parseSender } from "#platform/config.ts";

/** A mail to one recipient. `senderName` is shown with our address; replies go to `replyTo`. */
export type OutgoingMail = {
  to: string;
  senderName: string | null;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** In angle brackets; the same for every attempt. */
  messageId: string;
  /** One-click unsubscribe URL of mailing-list mails; mail programs show a button for it. */
  leaveUrl?: string;
  /** A calendar event, as a body part and an attachment. */
  calendar?: CalendarPart;
};

/** `ics` has CRLF line endings; `method` matches its METHOD. */
export type CalendarPart = { method: IcsEvent["method"]; ics: string };

/**
 * `retry`: the server is down or asks to retry. `refused`: permanent; `isGone` when the mailbox does not exist, rather than because of the
 * mail.
 */
export type Delivery = { state: "sent" } | { state: "retry"; reason: string } | { state: "refused"; reason: string; isGone?: boolean };

/** Sends mails. Never throws: every outcome is a {@link Delivery}. */
export type Mailer = { send(mail: OutgoingMail): Promise<Delivery>; close(): void };

const PATIENCE_MS = 10_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get into a header
const CONTROL = /[\u0000-\u001f\u007f]/;
/** RFC 3463 status codes for a missing mailbox or domain; policy refusals have other codes. */
const NOBODY_THERE = /(?:^|[\s:])5\d\d[ -]5\.1\.(?:1|2|3|6|10)(?![\d.]*\d)/;
const MESSAGE_ID = /^<[A-Za-z0-9._-]+@[A-Za-z0-9.-]+>$/;

/**
 * An SMTP mailer with pooled connections.
 * @param url `smtp://` or `smtps://`, with user and password if needed
 * @param from the sender, `Name <address>` or a bare address
 */
export function smtpMailer(url: string, from: string): Mailer {
  const sender = parseSender(from);
  let transport: Transporter | undefined;
  return {
    async send(mail) {
      const refusal = refuse(mail);
      if (refusal) return { state: "refused", reason: refusal };
      transport ??= open(url);
      try {
        await transport.sendMail({
          from: { name: mail.senderName ?? sender.name, address: sender.address },
          to: { name: "", address: mail.to },
          ...(mail.replyTo === null ? {} : { replyTo: { name: "", address: mail.replyTo } }),
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          messageId: mail.messageId,
          ...(mail.calendar && { icalEvent: { method: mail.calendar.method, filename: "booking.ics", content: mail.calendar.ics } }),
          headers: { "Auto-Submitted": "auto-generated", ...leaveHeaders(mail) },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return { state: "sent" };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close() {
      transport?.close();
      transport = undefined;
    },
  };
}

/** RFC 8058: one-click unsubscribe by POST. */
function leaveHeaders({ leaveUrl }: OutgoingMail): Record<string, string> {
  if (leaveUrl === undefined) return {};
  return { "List-Unsubscribe": `<${leaveUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function open(url: string): Transporter {
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Why a mail must not be sent; `null` if it may. A list of addresses or a line break means an attack or a bug. */
function refuse(mail: OutgoingMail): string | null {
  for (const address of [mail.to, mail.replyTo]) {
    if (address !== null && (CONTROL.test(address) || !isEmail(address))) return "not one plain address";
  }
  if (CONTROL.test(mail.subject) || CONTROL.test(mail.senderName ?? "") || CONTROL.test(mail.leaveUrl ?? ""))
    return "control character in a header";
  return MESSAGE_ID.test(mail.messageId) ? null : "malformed Message-ID";
}

const smtpErrorSchema = z.object({
  responseCode: z.optional(z.number()),
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  message: z.string(),
});

function outcomeOf(error: unknown): Delivery {
  const { responseCode, code, command, message } = z.parse(
    smtpErrorSchema,
    error instanceof Error ? errorFields(error) : { message: String(error) },
  );
  const reason = responseCode === undefined ? `${code ?? "error"}: ${message}` : message;
  // An authentication error concerns our settings, not this mail, so retry.
  const isOurFault = code === "EAUTH" || code === "ETLS";
  if (responseCode === undefined || responseCode < 500 || isOurFault) return { state: "retry", reason };
  return { state: "refused", reason, isGone: command === "RCPT TO" && NOBODY_THERE.test(message) };
}

function errorFields(error: Error): Record<string, unknown> {
  return { ...error, message: error.message };
}
