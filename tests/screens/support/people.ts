import { documents } from "@awning/domain/routes/firestore-paths";
import { beginningsOf, toSortName } from "@awning/domain/values/search-terms";
import { type Owner, store } from "./screen.tsx";

/** Puts a person there, whose address is made of the id. */
export function putPerson(owner: Owner, id: string, name: string, changes: object = {}): void {
  const email = `${id}@example.test`;
  store.set(documents.person(owner.uid, id), {
    email,
    name,
    phone: "",
    sources: ["order"],
    orders: 2,
    spent: [{ currency: "EUR", total: 4800 }],
    marketing: "none",
    firstSeen: Date.parse("2026-05-01T09:00:00Z"),
    lastSeen: Date.parse("2026-05-03T09:00:00Z"),
    searchTerms: beginningsOf([name, email]),
    sortName: toSortName(name || email),
    spentMost: 4800,
    hasNoShow: false,
    productIds: [],
    labels: [],
    note: "",
    ...changes,
  });
}
