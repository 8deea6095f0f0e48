import { CONTACTS_PAGE, type Contact, contactSchema } from "@awning/domain/contact/contact";
import { collections } from "@awning/domain/routes/firestore-paths";
import {
  collection,
  type DocumentData,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QuerySnapshot,
  query,
  startAfter,
  where,
} from "firebase/firestore";
import { fromDocuments } from "#data/core/documents.ts";
import { toFailure } from "#data/core/failures.ts";
import { firestore } from "#data/core/firestore.ts";

/**
 * How many people are on a site's list; {@link CONTACTS_PAGE} or more count as that many.
 * @throws Failure `offline` when it cannot be counted
 */
export async function countSignUps(siteId: string): Promise<number> {
  try {
    return (await getCountFromServer(onList(siteId, []))).data().count;
  } catch (error) {
    throw toFailure(error);
  }
}

/**
 * Everyone on a site's list, newest first, read page by page.
 * @throws Failure when a page cannot be read, because a partial list would look complete
 */
export async function fetchSignUps(siteId: string): Promise<Contact[]> {
  const people: Contact[] = [];
  try {
    for (let after: ReturnType<typeof startAfter>[] = []; ; ) {
      const page: QuerySnapshot<DocumentData> = await getDocsFromServer(onList(siteId, after));
      people.push(...fromDocuments(contactSchema, page));
      const last = page.docs.at(-1);
      if (!last || page.size < CONTACTS_PAGE) return people;
      after = [startAfter(last)];
    }
  } catch (error) {
    throw toFailure(error);
  }
}

function onList(siteId: string, after: readonly ReturnType<typeof startAfter>[]): Query<DocumentData> {
  const contacts = collection(firestore(), collections.contacts(siteId));
  return query(contacts, where("marketing", "==", "subscribed"), orderBy("confirmedAt", "desc"), ...after, limit(CONTACTS_PAGE));
}
