import { type Person, personSchema } from "@awning/domain/contact/person";
import { collections } from "@awning/domain/routes/firestore-paths";
import { collection, limit, query, where } from "firebase/firestore";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchQuery } from "../core/live-queries.ts";

/** What is known about a buyer, by their email address; `null` when there is nothing. */
export function useBuyer(siteId: string, email: string): Live<(Person & { id: string }) | null> {
  const found = useLive(
    email === "" ? null : `buyer/${siteId}/${email}`,
    watchQuery(() => query(collection(firestore(), collections.persons(siteId)), where("email", "==", email), limit(1)), personSchema),
  );
  return found.state === "ready" ? { ...found, data: found.data[0] ?? null } : found;
}
