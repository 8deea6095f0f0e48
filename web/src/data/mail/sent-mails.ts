import { type Mail, mailSchema } from "@awning/domain/mail/mail";
import { collections } from "@awning/domain/routes/firestore-paths";
import { collection, limit, orderBy, query, startAfter, where } from "firebase/firestore";
import { runCommand } from "../core/commands.ts";
import { fromDocuments } from "../core/documents.ts";
import { firestore } from "../core/firestore.ts";
import { watchPages } from "../core/live-queries.ts";
import { type LiveList, useLivePages } from "../core/pages.ts";

export type SentMail = Mail & { id: string };
/** Mails per page; the rules take no more than fifty. */
const SENT_PAGE = 30;

/** The mails of a shop, newest first, live, page by page; `null` waits. */
export function useSentMails(siteId: string | null): LiveList<SentMail> {
  return useLivePages(
    siteId && `sent-mails/${siteId}`,
    watchPages(
      (cursor) =>
        query(
          collection(firestore(), collections.outbox),
          where("subject.siteId", "==", siteId),
          orderBy("createdAt", "desc"),
          ...(cursor === null ? [] : [startAfter(...cursor)]),
          limit(SENT_PAGE),
        ),
      (found) => fromDocuments(mailSchema, found),
      (found) => {
        const last = found.docs[SENT_PAGE - 1];
        return last ? [last.get("createdAt")] : null;
      },
    ),
  );
}

export type MailCopy = { subject: string; html: string };

/** What a mail says. @throws Failure `not_found` where what it is about is gone, `too_many_requests`, `offline` */
export function readMail(mailId: string): Promise<MailCopy> {
  return runCommand("read-mail", { mailId });
}

/** Sends a mail again. @throws Failure `act_refused` when it no longer applies, `too_many_requests`, `offline` */
export async function resendMail(mailId: string): Promise<void> {
  await runCommand("resend-mail", { mailId });
}
