import { type Link, type LinkDraft, linkDraftSchema } from "@awning/domain/link/link";
import { serverTimestamp, Timestamp } from "firebase/firestore";
import * as z from "zod/mini";

/** A link as it is read, its times in ms since 1970. */
export const storedLinkSchema = z.intersection(linkDraftSchema, z.object({ createdAt: z.number(), updatedAt: z.number() }));

/** A new document of a link. */
export function toStoredLink(draft: LinkDraft) {
  const time = (ms: number | null) => (ms === null ? null : Timestamp.fromMillis(ms));
  const now = serverTimestamp();
  return { ...draft, showFrom: time(draft.showFrom), showUntil: time(draft.showUntil), createdAt: now, updatedAt: now };
}

/** A link without what the database adds. @throws ZodError */
export function draftOf({ id: _, createdAt: __, updatedAt: ___, ...draft }: Link): LinkDraft {
  return linkDraftSchema.parse(draft);
}
