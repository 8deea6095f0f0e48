import * as z from "zod/mini";
import { rowsOf } from "../values/rows.ts";
import { cleanLine, line, paragraph } from "../values/text.ts";

// What only an owner has of their conversations: saved replies and private notes.

export const PRIVATE_NOTE_MAX = 2000;
/** `chats/{siteId}/conversations/{conversationId}/private/note` */
export const privateNoteSchema = z.object({ text: paragraph(PRIVATE_NOTE_MAX) });

export const SAVED_REPLIES_MAX = 100;
export const SHORTCUT_MAX = 20;
export const REPLY_TEXT_MAX = 2000;
const savedReplySchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]{8}$/)),
  shortcut: line(1, SHORTCUT_MAX),
  text: paragraph(REPLY_TEXT_MAX).check(z.minLength(1)),
});
export type SavedReply = z.infer<typeof savedReplySchema>;
/** `sites/{siteId}/settings/savedReplies` */
export const savedRepliesSchema = z.object({ rows: rowsOf(savedReplySchema, z.maxLength(SAVED_REPLIES_MAX)) });

/** A typed shortcut as it is stored: one word without its slash. */
export function toShortcut(typed: string): string {
  return cleanLine(typed)
    .replace(/^\/+/, "")
    .trim()
    .replace(/[\s/]+/g, "-")
    .slice(0, SHORTCUT_MAX);
}

/** What saved replies fill in from the conversation, in braces. */
export const VARIABLES = ["name", "order", "shop"] as const;
export type Variable = (typeof VARIABLES)[number];
const PLACEHOLDER = new RegExp(`\\{(${VARIABLES.join("|")})\\}`, "g");

/** A reply with the variables that are known; the others stay in their braces. */
export function fillReply(text: string, values: Readonly<Record<Variable, string>>): string {
  return text.replace(PLACEHOLDER, (braces, name: Variable) => values[name] || braces);
}

/** Variables that a text still has in braces, each once. */
export function unfilledIn(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER))];
}

/** The shortcut that is being typed: what stands between a slash that begins a word and the caret; `null` when there is none. */
export function slashAt(text: string, caret: number): { from: number; typed: string } | null {
  const found = /(?:^|\s)\/([^\s/]*)$/.exec(text.slice(0, caret));
  return found ? { from: caret - (found[1]?.length ?? 0) - 1, typed: found[1] ?? "" } : null;
}

/** Replies for what was typed: shortcuts that begin with it, then shortcuts and texts that contain it. */
export function findReplies(replies: readonly SavedReply[], typed: string): SavedReply[] {
  const search = typed.toLowerCase();
  const begins = replies.filter(({ shortcut }) => shortcut.toLowerCase().startsWith(search));
  const contains = replies.filter((one) => !begins.includes(one) && `${one.shortcut} ${one.text}`.toLowerCase().includes(search));
  return [...begins, ...contains];
}
