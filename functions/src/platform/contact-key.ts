import { createHmac, timingSafeEqual } from "node:crypto";
import { pagePaths } from "@awning/domain/page-paths";
import { config } from "./config.ts";
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
  return createHmac("sha256", config().orderLinkSecret).update(`contact-${what}:${siteId}:${contactId}`).digest("base64url");
}

/** Whether `key` allows this. Takes the same time for every wrong key. */
export function isContactKey(place: ContactPlace, act: ContactAct, key: string): boolean {
  const wanted = Buffer.from(contactKey(place, act));
  const given = Buffer.from(key);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** A path of this site that leads to the question, with everything that answers it. */
export function contactPath(username: string, place: ContactPlace, act: ContactAct): string {
  const query = new URLSearchParams({ site: place.siteId, who: place.contactId, key: contactKey(place, act) });
  if (act.act === "confirm") query.set("asked", String(act.askedAt));
  return `${pagePaths[act.act](username)}?${query}`;
}
