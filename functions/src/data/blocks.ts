import { mailboxOf } from "@awning/domain/discount/discount";
import { Failure } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/collections";
import { derivedId } from "#platform/secure-ids.ts";
import { firestore } from "./admin.ts";
import { toDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

/** Whether the owner of a site has blocked whoever reads this mailbox. */
export async function isBlocked(siteId: string, email: string): Promise<boolean> {
  return email !== "" && (await blockOf(siteId, email).get()).exists;
}

/** @throws Failure `blocked` */
export async function requireNotBlocked(siteId: string, email: string): Promise<void> {
  if (await isBlocked(siteId, email)) throw new Failure("blocked");
}

/** Blocks a mailbox, or no more. `now` in ms since 1970. */
export function setBlock(writes: Writes, siteId: string, email: string, now: number | null): void {
  if (now === null) writes.delete(blockOf(siteId, email));
  else writes.set(blockOf(siteId, email), toDocument({ at: now }));
}

function blockOf(siteId: string, email: string) {
  return firestore().doc(documents.block(siteId, derivedId(`block:${siteId}:${mailboxOf(email)}`)));
}
