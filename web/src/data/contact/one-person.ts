import { type Person, personSchema } from "@awning/domain/contact/person";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { collection, doc, limit, query, where } from "firebase/firestore";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument, watchQuery } from "../core/live-queries.ts";

export type StoredPerson = Person & { id: string };

/** One person; `data` is `null` when they do not exist. */
export function usePerson(siteId: string | null, personId: string): Live<StoredPerson | null> {
  return useLive(
    siteId && `person/${siteId}/${personId}`,
    watchDocument(() => doc(firestore(), documents.person(siteId ?? "", personId)), personSchema),
  );
}

/** The person with an email address; `data` is `null` when no person has it. An empty address waits. */
export function usePersonByEmail(siteId: string | null, email: string): Live<StoredPerson | null> {
  const live = useLive(
    siteId && email && `person-by-email/${siteId}/${email}`,
    watchQuery(
      () => query(collection(firestore(), collections.persons(siteId ?? "")), where("email", "==", email), limit(1)),
      personSchema,
    ),
  );
  return live.state === "ready" ? { ...live, data: live.data[0] ?? null } : live;
}
