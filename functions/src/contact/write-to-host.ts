import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { WRITTEN_MIN_MS } from "@awning/domain/contact/host-message";
import { createHostMessage, getHostMessage } from "#data/contact/host-messages.ts";
import { countRate, isRateFull, isWithinRate, limitAll, limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail, queueMailNow } from "#data/mail/outbox.ts";
import type { Request } from "#http/request.ts";
import { config } from "#platform/config.ts";
import { RATE_LIMITS } from "#platform/rate-limits.ts";
import { derivedId } from "#platform/secure-ids.ts";
import { challengeFor, isProven } from "./proof-of-work.ts";

type Input = CommandInput<"write-to-host">;

const subjectOf = (id: string) => ({ uid: null, siteId: null, orderId: null, part: id });

/**
 * Keeps a message to the host and mails it there, with a copy to its writer. Message and mail are one commit under an id made of the
 * form's key: sent again, it is found and answered the same, and a copy that is still missing goes out.
 */
export async function writeToHost(
  input: Input,
  { clientAddress, now }: Pick<Request, "clientAddress" | "now">,
): Promise<CommandOutput<"write-to-host">> {
  const id = derivedId(`host-message:${input.key}`);
  if (await getHostMessage(id)) return { state: "sent", isCopied: await sendCopy(id, input.email, now, isRateFull) };
  await limitRate("host-message.client", clientAddress, now);
  if ((await looksLikeRobot(input, clientAddress, now)) && !(input.proof && (await isProven(input.proof, input.key))))
    return { state: "proof", challenge: await challengeFor(input.key, now) };
  await limitAll("host-message.all", now);
  const { topic, email, text } = input;
  const isFirst = await writeTogether("write to host", async (writes) => {
    // Sent twice at once: the second one finds the first.
    if (await getHostMessage(id)) return false;
    createHostMessage(writes, id, { topic, email, text, at: now });
    queueMail(writes, { id: `host-message.${id}`, kind: "host-message", to: config().contactMail, subject: subjectOf(id) });
    return true;
  });
  return { state: "sent", isCopied: await sendCopy(id, email, now, isFirst ? countsAsFull : isRateFull) };
}

type LooksFull = typeof isRateFull;
/** Counts a message once, whoever else sends the same one again. */
const countsAsFull: LooksFull = async (rule, who, now) => !(await isWithinRate(rule, who, now));

/**
 * A copy goes to an address that nobody has confirmed: beyond a few an hour there is none.
 * @returns whether there is one
 */
async function sendCopy(id: string, email: string, now: number, isFull: LooksFull): Promise<boolean> {
  if (await isFull("host-message.email", email, now)) return false;
  await queueMailNow({ id: `host-message-copy.${id}`, kind: "host-message-copy", to: email, subject: subjectOf(id) });
  return true;
}

/** Whoever filled in what nobody sees, wrote faster than anyone can, or sends many: they are asked to prove otherwise, not refused. */
async function looksLikeRobot({ website, writtenMs }: Input, clientAddress: string, now: number): Promise<boolean> {
  const sent = await countRate("host-message.wary", clientAddress, now);
  return website !== "" || writtenMs < WRITTEN_MIN_MS || sent > RATE_LIMITS["host-message.wary"].limit;
}
