import {
  type REPORTED_ACTS,
  SECURITY_EVENTS_PAGE,
  type SecurityEvent,
  securityEventDocuments,
  securityEventSchema,
} from "@awning/domain/account/security-event";
import { collection, limit, orderBy, query, startAfter } from "firebase/firestore";
import { runCommand } from "../core/commands.ts";
import { fromDocuments } from "../core/documents.ts";
import { firestore } from "../core/firestore.ts";
import { watchPages } from "../core/live-queries.ts";
import { type LiveList, useLivePages } from "../core/pages.ts";

/** What happened to the account, newest first, live, page by page. */
export function useSecurityEvents(siteId: string): LiveList<SecurityEvent & { id: string }> {
  const all = () => collection(firestore(), securityEventDocuments.all(siteId));
  return useLivePages(
    `security-events/${siteId}`,
    watchPages(
      (cursor) => query(all(), orderBy("at", "desc"), ...(cursor === null ? [] : [startAfter(...cursor)]), limit(SECURITY_EVENTS_PAGE)),
      (found) => fromDocuments(securityEventSchema, found),
      (found) => {
        const last = found.docs[SECURITY_EVENTS_PAGE - 1];
        return last ? [last.get("at")] : null;
      },
    ),
  );
}

/** Adds an act of this browser to them, before it is done. @throws Failure, so that what cannot be listed is not done */
export async function noteAct(act: (typeof REPORTED_ACTS)[number]): Promise<void> {
  await runCommand("note-act", { act });
}
