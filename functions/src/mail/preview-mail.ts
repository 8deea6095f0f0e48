import { randomUUID } from "node:crypto";
import { Failure } from "@awning/domain/errors/failure";
import { isMailFor, type MailKind } from "@awning/domain/mail/mail";
import type { Order } from "@awning/domain/order/order";
import { sentOf } from "@awning/domain/order/order-pieces";
import { getLastOrder } from "#data/orders.ts";
import { config } from "#platform/config.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { loadOrderMail } from "./load-mail.ts";
import type { MailContent } from "./mail-content.ts";
import { sampleContent } from "./mail-samples.ts";
import type { RenderedMail } from "./render-mail.tsx";

/** `isOwn`: about the last order of who asks, as far as that order has such a mail. */
type Wanted = { kind: MailKind; isOwn: boolean };
/** `order` is the number of the order it is about; `null` for a sample. */
export type Preview = RenderedMail & { order: number | null };

/** A mail of this kind: as a pottery shop would send it, or about the caller's own last order. Development only. */
export async function previewMail({ kind, isOwn }: Wanted, request: Request): Promise<Preview> {
  const { siteUrl, mediaBase } = config();
  const own = isOwn && request.caller ? await ownContent(kind, request.caller.uid) : null;
  const { renderMail } = await import("./render-mail.tsx");
  const rendered = await renderMail(own?.content ?? sampleContent(kind, siteUrl, mediaBase));
  return { ...rendered, order: own?.number ?? null };
}

/** Sends such a mail to the address of who asks, and to no other. Development only. */
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
  const loaded = await loadOrderMail({ siteId, orderId: order.id, part }, kind);
  return loaded && { content: loaded.content, number: order.number };
}

/** What of an order a mail tells of; `null` when the order has nothing of the kind. */
function partOf(kind: MailKind, { payments, refunds, shipments, cancelReason }: Order): string | null {
  switch (kind) {
    case "payment-received":
      return payments.at(-1)?.id ?? null;
    case "order-refunded":
      return refunds.at(-1)?.id ?? null;
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
