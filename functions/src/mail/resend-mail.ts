import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { isMailFor, type Mail } from "@awning/domain/mail/mail";
import { getOrder } from "#data/orders.ts";
import { requeueMail } from "#data/outbox.ts";
import { limitRate } from "#data/rate-limits.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { isStillSo } from "./is-still-so.ts";

/** Where the reader of a mail is reached: a buyer may have another address than when it was written. */
async function addressNow({ kind, to, subject: { siteId, orderId } }: Mail): Promise<string> {
  const order = siteId !== null && orderId !== null && isMailFor("buyer", kind) ? await getOrder(siteId, orderId) : null;
  return order?.buyer.email || to;
}

/**
 * Sends a mail about an order of the caller's shop once more, as a new message. One that waits to be sent anyway is left as it
 * is; another shop's is `not_found`, and one that tells what is no longer so is `act_refused`.
 */
export async function resendMail({ mailId }: { mailId: string }, request: Request): Promise<CommandOutput<"resend-mail">> {
  const { uid } = requireCaller(request);
  await limitRate("resend-mail.owner", uid, request.now);
  const outcome = await requeueMail(uid, mailId, request.now, isStillSo, addressNow);
  if (outcome !== "queued") throw new Failure(outcome === null ? "not_found" : "act_refused");
  return {};
}
