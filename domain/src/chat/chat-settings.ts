import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { addedField, rowsOf } from "../values/rows.ts";
import { line, paragraph } from "../values/text.ts";

export const CHAT_LABELS_MAX = 20;
export const CHAT_LABEL_MAX = 30;
export const LABELS_OF_CONVERSATION_MAX = 10;
/** A label that owners put on conversations: its name is theirs alone, conversations have its id. */
export const chatLabelSchema = z.object({ id: z.string().check(z.regex(/^[a-z0-9]{8}$/)), name: line(1, CHAT_LABEL_MAX) });
export type ChatLabel = z.infer<typeof chatLabelSchema>;

/** How long conversations are kept after their last message: always, or days. */
export const KEEP_CHOICES = ["always", "365", "90"] as const;
export const KEPT_DAYS = { always: null, 365: 365, 90: 90 } as const satisfies Record<(typeof KEEP_CHOICES)[number], number | null>;

const CHAT_MODES = ["widget", "form", "hidden"] as const;
export const AWAY_TEXT_MAX = 300;
/** `sites/{siteId}/settings/chat` */
export const chatSettingsSchema = z.object({
  mode: z._default(z.enum(CHAT_MODES), "hidden"),
  awayText: z._default(paragraph(AWAY_TEXT_MAX), ""),
  labels: addedField(rowsOf(chatLabelSchema, z.maxLength(CHAT_LABELS_MAX)), []),
  keep: addedField(z.enum(KEEP_CHOICES), "always"),
  /** When conversations that are older than `keep` are next deleted; `null` while all are kept. */
  sweepAt: z._default(z.optional(z.nullable(timestampSchema)), null),
});
export type ChatSettings = z.infer<typeof chatSettingsSchema>;
export const NO_CHAT: ChatSettings = { mode: "hidden", awayText: "", labels: [], keep: "always", sweepAt: null };
