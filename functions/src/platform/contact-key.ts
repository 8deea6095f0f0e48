import { pagePaths } from "@awning/domain/routes/page-paths";
import { isSameKey, keyedHash } from "./keyed-hash.ts";
import { derivedId } from "./secure-ids.ts";

/** What a mailed link does. One that confirms names when it was asked for, so that a later one ends it. */
export type ContactAct = { act: "confirm"; askedAt: number } | { act: "unsubscribe" };
/** Somebody on the list of a site. */
export type ContactPlace = { siteId: string; contactId: string };

/** The id of a person at a site: the same address of the same site always gives the same. */
export function contactIdOf(siteId: string, email: string): string {
  return derivedId(`contact:${siteId}:${email}`);
}

/** The key of a mailed link. It is made anew whenever it is needed, so that nothing which opens a link is stored. */
export function contactKey({ siteId, contactId }: ContactPlace, act: ContactAct): string {
  const what = act.act === "confirm" ? `confirm:${act.askedAt}` : act.act;
  return keyedHash(`contact-${what}:${siteId}:${contactId}`);
}

/** Whether `key` allows this. Takes the same time for every wrong key. */
export function isContactKey(place: ContactPlace, act: ContactAct, key: string): boolean {
  return isSameKey(key, contactKey(place, act));
}

/** A path of this site that leads to the question, with everything that answers it. */
export function contactPath(username: string, place: ContactPlace, act: ContactAct): string {
  const query = new URLSearchParams({ site: place.siteId, who: place.contactId, key: contactKey(place, act) });
  if (act.act === "confirm") query.set("asked", String(act.askedAt));
  return `${pagePaths[act.act](username)}?${query}`;
}
