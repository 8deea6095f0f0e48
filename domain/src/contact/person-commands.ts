import * as z from "zod/mini";
import { documentIdSchema } from "../values/document-id.ts";

const person = { personId: documentIdSchema };

/** What an owner does with somebody of their list as a whole. Somebody of another list is `not_found`. */
export const personCommands = {
  /** From then on they can neither order, book nor write here, by whichever spelling of their address; or again. */
  "block-person": { auth: "active", input: z.object({ ...person, isBlocked: z.boolean() }), output: z.object({}) },
  /**
   * Takes out of everything who they were: orders and bookings stay without name and address, conversations, consents and the entry on the
   * list go. As long as something of theirs is open it is `act_refused` with `reason: "orders"` or `"bookings"`.
   */
  "erase-person": { auth: "active", input: z.object(person), output: z.object({}) },
} as const;
