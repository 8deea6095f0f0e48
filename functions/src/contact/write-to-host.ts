import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { WRITTEN_MIN_MS } from "@awning/domain/contact/host-message";
import { createHostMessage, getHostMessage } from "#data/contact/host-messages.ts";
import { countRate, isRateFull, isWithinRate, limitRate } from "#data/core/rate-limits.ts";
import { limitAll, proofAbout } from "#data/core/shared-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail, queueMailNow } from "#data/mail/outbox.ts";
import type { Request } from "#http/request.ts";
import { config } from "#platform/config.ts";
import { RATE_LIMITS } from "#platform/rate-limits.ts";
import { derivedId } from "#platform/secure-ids.ts";

type Input = CommandInput<"write-to-host">;

const subjectOf = (id: string) => ({ uid: null, siteId: null, orderId: null, part: id });

/**
 * Stores a message to the host and mails it, with a copy to its writer. The id comes from the form's key, so sending it again returns the
 * same answer and sends a missing copy.
 * @throws Failure `proof_needed`, `too_many_requests`
 */
export async function writeToHost(
  input: Input,
  { clientAddress, now, proof }: Omit<Request, "caller">,
): Promise<CommandOutput<"write-to-host">> {
  const id = derivedId(`host-message:${input.key}`);
  if (await getHostMessage(id)) return { isCopied: await sendCopy(id, input.email, now, isRateFull) };
  await limitRate("host-message.client", clientAddress, now);
  const prove = proofAbout(`write-to-host ${input.key}`, { proof, now });
  if (await looksLikeRobot(input, clientAddress, now)) await prove();
  await limitAll("host-message.all", now, prove);
  const { topic, email, text } = input;
  const isFirst = await writeTogether("write to host", async (writes) => {
    // A concurrent request stored it.
    if (await getHostMessage(id)) return false;
    createHostMessage(writes, id, { topic, email, text, at: now });
    queueMail(writes, { id: `host-message.${id}`, kind: "host-message", to: config().contactMail, subject: subjectOf(id) });
    return true;
  });
  return { isCopied: await sendCopy(id, email, now, isFirst ? countsAsFull : isRateFull) };
}

type LooksFull = typeof isRateFull;
/** A limit check that also counts this message. */
const countsAsFull: LooksFull = async (rule, who, now) => !(await isWithinRate(rule, who, now));

/** Copies go to unconfirmed addresses, so they are limited per hour. @returns whether a copy is sent */
async function sendCopy(id: string, email: string, now: number, isFull: LooksFull): Promise<boolean> {
  if (await isFull("host-message.email", email, now)) return false;
  await queueMailNow({ id: `host-message-copy.${id}`, kind: "host-message-copy", to: email, subject: subjectOf(id) });
  return true;
}

/** Filling the hidden field, writing too fast or sending many messages asks for proof of work instead of failing. */
async function looksLikeRobot({ website, writtenMs }: Input, clientAddress: string, now: number): Promise<boolean> {
  const sent = await countRate("host-message.wary", clientAddress, now);
  return website !== "" || writtenMs < WRITTEN_MIN_MS || sent > RATE_LIMITS["host-message.wary"].limit;
}
