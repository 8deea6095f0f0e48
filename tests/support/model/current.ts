import type { Firestore } from "firebase-admin/firestore";
import type { Bank } from "./bank.ts";
import type { Bucket } from "./bucket.ts";
import type { MemoryFirestore } from "./memory-firestore.ts";
import type { Step } from "./turns.ts";

/** What the product's own code runs on while a sequence is played. */
export type Ground = {
  database: MemoryFirestore | Firestore;
  bank: Bank;
  bucket: Bucket;
  gate: (step: Step) => Promise<void>;
  /** Ids of mails that the task queue was told of. */
  kicked: Set<string>;
  /** Every message that a mail server took: the mail and its Message-ID. */
  sent: { to: string; messageId: string }[];
  /** Errors that were logged as unforeseen. */
  errors: unknown[];
};

let ground: Ground | undefined;

export function standOn(next: Ground): void {
  ground = next;
}

/** The ground of the sequence that is being played. */
export function current(): Ground {
  if (!ground) throw new Error("no sequence is being played");
  return ground;
}
