import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { emailSchema } from "../values/email.ts";
import { paragraph, personName } from "../values/text.ts";

export const MESSAGE_NAME_MAX = 100;
export const MESSAGE_MAX = 2000;

export const contactMessageSchema = z.object({
  name: personName(1, MESSAGE_NAME_MAX),
  email: emailSchema,
  message: paragraph(MESSAGE_MAX).check(z.minLength(1)),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

/** `sites/{siteId}/messages/{messageId}`: kept for a while after its mail is sent. Only functions read and write it. */
export const storedMessageSchema = z.extend(contactMessageSchema, {
  slug: z.string(),
  orderId: z._default(z.string(), ""),
  at: timestampSchema,
});
export type StoredMessage = z.output<typeof storedMessageSchema>;
