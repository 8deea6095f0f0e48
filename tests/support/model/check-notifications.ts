import { isMailFor, mailSchema } from "@awning/domain/mail/mail";
import { notificationDocuments, notificationSchema } from "@awning/domain/notification/notification";
import { collections } from "@awning/domain/routes/firestore-paths";
import { fromDocument, fromStored } from "../../../functions/src/data/core/documents.ts";
import { must, same } from "./books.ts";
import { SITE } from "./shop.ts";
import type { World } from "./world.ts";

/** Each event has one notification beside its mail to the owner, whatever was tried, killed or sent again; each mail given up has one. */
export async function checkNotifications({ database }: World): Promise<void> {
  const [found, outbox] = await Promise.all(
    [notificationDocuments.all(SITE), collections.outbox].map((path) => database.collection(path).get()),
  );
  if (!found || !outbox) throw new Error("nothing was asked for");
  const mails = new Map(outbox.docs.map((one) => [one.id, mailSchema.parse(fromStored(one.data()))]));
  const events = new Map(found.docs.map((one) => [one.id, fromDocument(notificationSchema, one)]));
  for (const [id, notification] of events) {
    must(notification !== null, "a notification does not fit its schema", id);
    must(mails.has(id) || id.startsWith("mail-failed."), "a notification has no mail", id);
  }
  const owed = [...mails].filter(([, { kind }]) => kind === "new-order" || kind === "low-stock").map(([id]) => id);
  same(
    owed.filter((id) => !events.has(id)),
    [],
    "events without a notification",
  );
  for (const [id, mail] of mails) {
    if (mail.state !== "failed" || !isMailFor("buyer", mail.kind)) continue;
    const told = [...events.keys()].filter((one) => one.startsWith(`mail-failed.${id}.`)).length;
    must(told > 0, "a mail that was given up has no notification", id);
  }
}
