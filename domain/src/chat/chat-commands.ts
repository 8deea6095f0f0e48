import * as z from "zod/mini";
import { documentIdSchema } from "../values/document-id.ts";
import { arrivalSchema, clientIdSchema, introductionSchema, visitorKeySchema, visitorMessageSchema } from "./schema.ts";

const empty = z.object({});
const opened = {
  siteId: documentIdSchema,
  conversationId: documentIdSchema,
  /** The access key, as every link to the conversation carries it. */
  key: z.string().check(z.maxLength(100)),
};

/** What visitors of a page may ask of its chat. Wrong keys are `not_found`, and so is everything for who was blocked. */
export const chatCommands = {
  /**
   * Sends a message without a live connection; the first one begins the conversation. The same id sent twice is one message.
   * `too_many_requests` says in `retryAfterSeconds` when the next one is taken.
   */
  "send-chat": {
    auth: "none",
    input: z.extend(z.extend(visitorMessageSchema, introductionSchema.shape), {
      ...arrivalSchema.shape,
      siteId: documentIdSchema,
      to: z.union([z.object({ conversationId: opened.conversationId, key: opened.key }), z.object({ visitorKey: visitorKeySchema })]),
    }),
    output: z.object({ conversationId: z.string(), key: z.string() }),
  },
  /** Marks what the owner wrote as read up to their last message. */
  "read-chat": { auth: "none", input: z.object({ ...opened, seenId: clientIdSchema }), output: empty },
  /**
   * An owner writes about an order or a booking; the first message begins its conversation. The same id sent twice is one message.
   * `bad_request` where there is no address to write to, `act_refused` where the other side is blocked.
   */
  "write-chat": {
    auth: "active",
    input: z.object({
      subject: z.object({ type: z.enum(["order", "booking"]), id: documentIdSchema }),
      ...visitorMessageSchema.shape,
    }),
    output: z.object({ conversationId: z.string() }),
  },
  /** Lets the caller's browser, signed in without a name, listen to the conversation. */
  "join-chat": { auth: "required", input: z.object(opened), output: empty },
} as const;
