import { randomUUID } from "node:crypto";
import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { isAboutShop, isMailFor, type Mail, type MailKind } from "@awning/domain/mail/mail";
import type { Order } from "@awning/domain/order/order";
import { sentOf } from "@awning/domain/order/quantities";
import { ORDER_KEY_PARAMETER } from "@awning/domain/routes/paths";
import { limitRate } from "#data/core/rate-limits.ts";
import { getMail, requeueMail } from "#data/mail/outbox.ts";
import { getLastOrder, getOrder } from "#data/order/orders.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { MAIL_KEY_PARAMETER } from "#platform/access-keys.ts";
import { config } from "#platform/config.ts";
import { isStillSo, loadMail } from "./load-mail.ts";
import type { MailContent } from "./mail-content.ts";
import type { RenderedMail } from "./render-mail.tsx";

/** `isOwn`: about the caller's last order, if it has such a mail. */
type Wanted = { kind: MailKind; isOwn: boolean };
/** `order` is the number of its order; `null` for a sample. */
export type Preview = RenderedMail & { order: number | null };

/** Previews a mail as a sample or about the caller's last order. Development only. */
export async function previewMail({ kind, isOwn }: Wanted, request: Request): Promise<Preview> {
  const { siteUrl, mediaBase } = config();
  const own = isOwn && request.caller ? await ownContent(kind, request.caller.uid) : null;
  const [{ renderMail }, { sampleContent }] = await Promise.all([import("./render-mail.tsx"), import("./samples.ts")]);
  const rendered = await renderMail(own?.content ?? sampleContent(kind, siteUrl, mediaBase));
  return { ...rendered, order: own?.number ?? null };
}

/** Sends such a mail to the caller's own address only. Development only. */
export async function sendTestMail(wanted: Wanted, request: Request): Promise<{ to: string }> {
  const to = requireCaller(request).email;
  if (!to) throw new Failure("bad_request", { fields: ["email"] });
  const { subject, html, text } = await previewMail(wanted, request);
  const { siteUrl, smtpUrl, mailFrom } = config();
  const { smtpMailer } = await import("#gateways/smtp.ts");
  const mailer = smtpMailer(smtpUrl, mailFrom);
  const messageId = `<test.${randomUUID()}@${new URL(siteUrl).hostname}>`;
  const delivery = await mailer.send({ to, senderName: null, replyTo: null, subject: `Test: ${subject}`, html, text, messageId });
  mailer.close();
  if (delivery.state !== "sent") throw new Failure("busy", { reason: delivery.reason });
  return { to };
}

async function ownContent(kind: MailKind, siteId: string): Promise<{ content: MailContent; number: number } | null> {
  if (kind === "several-orders" || (!isMailFor("buyer", kind) && !isMailFor("owner", kind))) return null;
  const order = await getLastOrder(siteId);
  const part = order && partOf(kind, order);
  if (!order || part === null) return null;
  const subject = { uid: null, siteId, orderId: order.id, reservationId: null, part };
  const loaded = await loadMail({ kind, to: "", subject, createdAt: 0 }, 0);
  return loaded && { content: loaded.content, number: order.number };
}

/** The part of an order a mail is about; `null` when the order has none. */
function partOf(kind: MailKind, { payments, refunds, shipments, withdrawals, cancelReason }: Order): string | null {
  switch (kind) {
    case "payment-received":
      return payments.at(-1)?.id ?? null;
    case "order-refunded":
      return refunds.at(-1)?.id ?? null;
    case "withdrawal-received":
      return withdrawals.at(-1)?.id ?? null;
    case "order-dispatched":
    case "tracking-changed":
      return sentOf(shipments).at(-1)?.id ?? null;
    case "order-changed":
      return cancelReason === "" ? null : "cancelled";
    case "low-stock":
      return null;
    default:
      return "";
  }
}

/** The reader's current address: a buyer's may have changed since the mail was queued. */
async function addressNow({ kind, to, subject: { siteId, orderId } }: Mail): Promise<string> {
  const order = siteId !== null && orderId !== null && isMailFor("buyer", kind) ? await getOrder(siteId, orderId) : null;
  return order?.buyer.email || to;
}

/**
 * Resends an order mail of the caller's shop as a new message. A mail still waiting is left alone.
 * @throws Failure `not_found` for another shop's, `act_refused` when it is no longer true
 */
export async function resendMail({ mailId }: { mailId: string }, request: Request): Promise<CommandOutput<"resend-mail">> {
  const { uid } = requireCaller(request);
  await limitRate("resend-mail.owner", uid, request.now);
  const outcome = await requeueMail(uid, mailId, request.now, isStillSo, addressNow);
  if (outcome !== "queued") throw new Failure(outcome === null ? "not_found" : "act_refused");
  return {};
}

/**
 * Draws a mail of the caller's shop again, from what it is about as that is now. Links in it open what is its reader's alone, so the caller
 * gets them without their keys.
 * @throws Failure `not_found` for another shop's, or where what it is about is gone
 */
export async function readMail({ mailId }: { mailId: string }, request: Request): Promise<CommandOutput<"read-mail">> {
  const { uid } = requireCaller(request);
  const mail = await getMail(mailId);
  const loaded = mail?.subject.siteId === uid && isAboutShop(mail.kind) ? await loadMail(mail, request.now) : null;
  if (!loaded) throw new Failure("not_found");
  const { renderMail } = await import("./render-mail.tsx");
  const { subject, html } = await renderMail(loaded.content);
  return { subject, html: withoutKeys(html) };
}

/** Keys of an order or a booking, and of what a guest may do from a mail. */
const KEYS = new RegExp(`([?&;](?:${ORDER_KEY_PARAMETER}|${MAIL_KEY_PARAMETER})=)[\\w.-]+`, "g");

function withoutKeys(html: string): string {
  return html.replace(KEYS, "$1");
}
