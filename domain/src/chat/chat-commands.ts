import * as z from "zod/mini";
import { documentIdSchema } from "../values/document-id.ts";
import { arrivalSchema, clientIdSchema, introductionSchema, visitorKeySchema, visitorMessageSchema } from "./schema.ts";

const empty = z.object({});
const opened = {
  siteId: documentIdSchema,
  conversationId: documentIdSchema,
  key: z.string().check(z.maxLength(100)),
};

export const chatCommands = {
  /** Sends a message; the first one creates the conversation. Idempotent by id. `too_many_requests` carries `retryAfterSeconds`. */
  "send-chat": {
    auth: "none",
    input: z.extend(z.extend(visitorMessageSchema, introductionSchema.shape), {
      ...arrivalSchema.shape,
      siteId: documentIdSchema,
      to: z.union([z.object({ conversationId: opened.conversationId, key: opened.key }), z.object({ visitorKey: visitorKeySchema })]),
    }),
    output: z.object({ conversationId: z.string(), key: z.string() }),
  },
  "read-chat": { auth: "none", input: z.object({ ...opened, seenId: clientIdSchema }), output: empty },
  /**
   * Writes to the buyer of an order or the guest of a booking; the first message creates the conversation. Idempotent by id. `bad_request`
   * without an address, `act_refused` if the person is blocked.
   */
  "write-chat": {
    auth: "active",
    input: z.object({
      subject: z.object({ type: z.enum(["order", "booking"]), id: documentIdSchema }),
      ...visitorMessageSchema.shape,
    }),
    output: z.object({ conversationId: z.string() }),
  },
  /**
   * Mails the visitor what was said, once for each new message. `bad_request` without an address, `act_refused` if the person is blocked or
   * has opened no mail yet (`reason: "unconfirmed"`).
   */
  "mail-chat": { auth: "active", input: z.object({ conversationId: opened.conversationId }), output: empty },
  "join-chat": { auth: "required", input: z.object(opened), output: empty },
} as const;
