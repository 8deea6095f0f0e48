import * as z from "zod/mini";
import { documentIdSchema } from "../values/document-id.ts";

const person = { personId: documentIdSchema };

export const personCommands = {
  /** Blocks or unblocks a person from ordering, booking and writing, under any spelling of their address. */
  "block-person": { auth: "active", input: z.object({ ...person, isBlocked: z.boolean() }), output: z.object({}) },
  /**
   * Erases a person: orders and bookings lose name and address; conversations, consents and the contact are deleted. `act_refused` with
   * `reason: "orders"` or `"bookings"` while something is open.
   */
  "erase-person": { auth: "active", input: z.object(person), output: z.object({}) },
} as const;
