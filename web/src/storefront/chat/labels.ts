import { backLabel } from "@awning/domain/chat/presence-labels";

/** Words of a conversation as its visitor reads them. */
export const THREAD_LABELS = {
  log: "Messages",
  you: "You",
  message: "Message",
  name: "Your name (optional)",
  email: "Your email",
  emailOptional: "Your email, for replies (optional)",
  send: "Send",
  refresh: "Check for new messages",
  newestOnly: "Only the newest messages are shown.",
} as const;

type Reader = { name: string; language: string; now: number; timeZone?: string };

/** What is said while nobody is there: the owner's own words, and when somebody is back by the reader's clock. */
export function awayLabel(own: string, backAt: number | null, { name, language, now, timeZone }: Reader): string {
  const back = backAt === null ? "" : `Back ${backLabel(backAt, now, language, timeZone)}${timeZone ? " your time" : ""}.`;
  return [own || `${name} is away and will reply as soon as possible.`, back].filter(Boolean).join(" ");
}
