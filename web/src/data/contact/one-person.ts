import { storedPersonSchema } from "@awning/domain/contact/merge";
import type { Person } from "@awning/domain/contact/person";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { collection, doc, limit, query, where } from "firebase/firestore";
import type * as z from "zod/mini";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument, watchQuery } from "../core/live-queries.ts";

export type StoredPerson = Person & { id: string };
type Stored = z.output<typeof storedPersonSchema> & { id: string };

/** One person, by the id of any of their addresses; `data` is `null` when they do not exist. */
export function usePerson(siteId: string | null, personId: string): Live<StoredPerson | null> {
  return useWhole(siteId, useStored(siteId, personId));
}

/** The person with an email address; `data` is `null` when no person has it. An empty address waits. */
export function usePersonByEmail(siteId: string | null, email: string): Live<StoredPerson | null> {
  const live = useLive(
    siteId && email && `person-by-email/${siteId}/${email}`,
    watchQuery(
      () => query(collection(firestore(), collections.persons(siteId ?? "")), where("email", "==", email), limit(1)),
      storedPersonSchema,
    ),
  );
  return useWhole(siteId, live.state === "ready" ? { ...live, data: live.data[0] ?? null } : live);
}

function useStored(siteId: string | null, id: string): Live<Stored | null> {
  return useLive(
    siteId && `person/${siteId}/${id}`,
    watchDocument(() => doc(firestore(), documents.person(siteId ?? "", id)), storedPersonSchema),
  );
}

/** Follows the alias of a merged address to its person. */
function useWhole(siteId: string | null, found: Live<Stored | null>): Live<StoredPerson | null> {
  const into = found.state === "ready" && found.data && "into" in found.data ? found.data.into : null;
  const whole = useStored(into === null ? null : siteId, into ?? "-");
  const live = into === null ? found : whole;
  if (live.state !== "ready") return live;
  const { data } = live;
  return data && "into" in data ? { state: "loading" } : { ...live, data };
}
