import type { MailLane } from "@awning/domain/mail/mail";
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
  /** What the task queues were told, in that order: the test that plays the queues takes it out. */
  tasks: { mailId: string; lane: MailLane; at: number }[];
  /** The data of the last task of each mail, as the queue keeps it. */
  told: Map<string, string>;
  /** Every message that a mail server took, and whether its sender may never have known of it. */
  /** `subject` is the kind, because nothing is drawn here. */
  sent: { to: string; messageId: string; mayBeUnknown: () => boolean; subject?: string; replyTo?: string | null; calendar?: unknown }[];
  /** How many of the next messages the mail server puts off, and how many it has put off so far. */
  post: { away: number; putOff: number };
  /** What tells from now on whether the one who takes this step has met bad luck since. */
  badLuck: () => () => boolean;
  /** Errors that were logged as unforeseen. */
  errors: unknown[];
};

/** What the mail server says when it puts a message off. */
export const PUT_OFF = "come back later, as the test wants it";

let ground: Ground | undefined;

export function standOn(next: Ground): void {
  ground = next;
}

/** The ground of the sequence that is being played. */
export function current(): Ground {
  if (!ground) throw new Error("no sequence is being played");
  return ground;
}
