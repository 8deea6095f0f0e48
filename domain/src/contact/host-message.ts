import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { charactersOf } from "../values/characters.ts";
import { emailSchema } from "../values/email.ts";
import { paragraph } from "../values/text.ts";

export const HOST_MESSAGE_MIN = 20;
export const HOST_MESSAGE_MAX = 2000;

export const HOST_TOPICS = ["help", "report", "broken", "security", "other"] as const;
export type HostTopic = (typeof HOST_TOPICS)[number];

/** Submissions faster than this are likely automated. */
export const WRITTEN_MIN_MS = 3_000;

/** Counts graphemes; the UTF-16 limit is only a rough upper bound. */
const textSchema = paragraph(HOST_MESSAGE_MAX * 4).check(
  z.refine((text) => charactersOf(text).length >= HOST_MESSAGE_MIN, { error: "too_short" }),
  z.refine((text) => charactersOf(text).length <= HOST_MESSAGE_MAX, { error: "too_long" }),
);

export const hostMessageSchema = z.object({ topic: z.enum(HOST_TOPICS), email: emailSchema, text: textSchema });
export type HostMessage = z.output<typeof hostMessageSchema>;

/** `hostMessages/{id}`: kept as long as the mails about it. Only functions read and write it. `at` in ms since 1970. */
export const storedHostMessageSchema = z.extend(hostMessageSchema, { at: timestampSchema });
export type StoredHostMessage = z.output<typeof storedHostMessageSchema>;

export const hostMessageDocument = (id: string) => `hostMessages/${id}`;

export const contactCommands = {
  /**
   * Sends a message to the site operator and a copy to its writer. `key` makes it idempotent. A likely bot gets `proof_needed` and sends
   * again; the form keeps the message.
   */
  "write-to-host": {
    auth: "none",
    input: z.extend(hostMessageSchema, {
      key: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
      /** A honeypot field. */
      website: z._default(z.string().check(z.maxLength(200)), ""),
      writtenMs: z.number().check(z.gte(0)),
    }),
    output: z.object({ isCopied: z.boolean() }),
  },
} as const;
