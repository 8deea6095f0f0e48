import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { charactersOf } from "../values/characters.ts";
import { emailSchema } from "../values/email.ts";
import { paragraph } from "../values/text.ts";

export const HOST_MESSAGE_MIN = 20;
export const HOST_MESSAGE_MAX = 2000;

/** What a message to whoever hosts the site is about. */
export const HOST_TOPICS = ["help", "report", "broken", "security", "other"] as const;
export type HostTopic = (typeof HOST_TOPICS)[number];

/** A form that is sent sooner than this after it appeared was hardly written by a person. */
export const WRITTEN_MIN_MS = 3_000;

/** Emoji and letters with accents count as one; what is longer in UTF-16 than four times that is no text that people write. */
const textSchema = paragraph(HOST_MESSAGE_MAX * 4).check(
  z.refine((text) => charactersOf(text).length >= HOST_MESSAGE_MIN, { error: "too_short" }),
  z.refine((text) => charactersOf(text).length <= HOST_MESSAGE_MAX, { error: "too_long" }),
);

/** The part that people fill in; clients check it with this before they send. */
export const hostMessageSchema = z.object({ topic: z.enum(HOST_TOPICS), email: emailSchema, text: textSchema });
export type HostMessage = z.output<typeof hostMessageSchema>;

/** `hostMessages/{id}`: kept as long as the mails that tell of it. Functions alone read and write it. `at` in ms since 1970. */
export const storedHostMessageSchema = z.extend(hostMessageSchema, { at: timestampSchema });
export type StoredHostMessage = z.output<typeof storedHostMessageSchema>;

export const hostMessageDocument = (id: string) => `hostMessages/${id}`;

/** A challenge of `altcha-lib` and its solution, JSON as the library writes it. */
const proofText = z.string().check(z.maxLength(4_000));

export const contactCommands = {
  /**
   * Sends a message to whoever hosts the site, and a copy to its writer. `key` is made by the form, so that sending twice sends once.
   * Whoever looks like a robot gets `proof` with a challenge and sends again with its solution; the message waits in the form until then.
   */
  "write-to-host": {
    auth: "none",
    input: z.extend(hostMessageSchema, {
      key: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
      /** A field that people do not see. */
      website: z._default(z.string().check(z.maxLength(200)), ""),
      /** Ms since the form appeared. */
      writtenMs: z.number().check(z.gte(0)),
      proof: z._default(z.nullable(z.object({ challenge: proofText, solution: proofText })), null),
    }),
    output: z.discriminatedUnion("state", [
      z.object({ state: z.literal("sent"), isCopied: z.boolean() }),
      z.object({ state: z.literal("proof"), challenge: z.string() }),
    ]),
  },
} as const;
