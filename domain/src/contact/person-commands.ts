import * as z from "zod/mini";
import { documentIdSchema } from "../values/document-id.ts";
import { emailSchema } from "../values/email.ts";

const person = { personId: documentIdSchema };

export const personCommands = {
  /** Blocks or unblocks a person from ordering, booking and writing, under any spelling of their addresses. */
  "block-person": { auth: "active", input: z.object({ ...person, isBlocked: z.boolean() }), output: z.object({}) },
  /**
   * Erases a person: orders and bookings lose name and address; conversations, consents and the contact are deleted. `act_refused` with
   * `reason: "orders"` or `"bookings"` while something is open.
   */
  "erase-person": { auth: "active", input: z.object(person), output: z.object({}) },
  /**
   * Makes another person part of this one, whose main address stays. Does nothing where they are one already. `act_refused` with a `reason`
   * of `MergeRefusal`.
   */
  "merge-people": { auth: "active", input: z.object({ ...person, otherId: documentIdSchema }), output: z.object({}) },
  /** Makes a merged address a person of their own again, who has the answer's id. Does nothing where it is not merged. */
  "split-person": {
    auth: "active",
    input: z.object({ ...person, email: emailSchema }),
    output: z.object(person),
  },
} as const;
