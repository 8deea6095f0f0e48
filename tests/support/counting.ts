import { linkMark } from "@awning/domain/link/link-mark";
import { collections } from "@awning/domain/routes/firestore-paths";
import { TALLY_PATH } from "@awning/domain/routes/paths";
import { comingFrom, randomAddress } from "./builders.ts";
import { admin, SITE } from "./emulators.ts";

/** How a person's browser calls itself; the one of the tests is a program and says so. */
export const PERSONS_BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";

/** Tells what a page tells, through Hosting. */
export function postBeacon(told: unknown, { address = randomAddress(), headers = {} } = {}): Promise<Response> {
  return fetch(SITE + TALLY_PATH, {
    method: "POST",
    headers: {
      "content-type": "text/plain;charset=UTF-8",
      ...comingFrom(address),
      "sec-fetch-site": "same-origin",
      "user-agent": PERSONS_BROWSER,
      ...headers,
    },
    body: typeof told === "string" ? told : JSON.stringify(told),
  });
}

/** A click on a link. */
export function clickOn(site: string, linkId: string) {
  return { kind: "click", site, target: linkMark(linkId) };
}

/** All clicks that are stored of a site, by link, and in how many documents. */
export async function storedClicks(siteId: string): Promise<{ clicks: Record<string, number>; documents: number }> {
  const found = await admin.firestore.collection(collections.dayCounts(siteId)).get();
  const clicks: Record<string, number> = {};
  for (const part of found.docs)
    for (const [linkId, count] of Object.entries<number>(part.get("clicks") ?? {})) clicks[linkId] = (clicks[linkId] ?? 0) + count;
  return { clicks, documents: found.size };
}
