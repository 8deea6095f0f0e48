import { doc, serverTimestamp, setDoc } from "firebase/firestore";
import { expect, test } from "vitest";
import { frozenDocuments, ofSite, RELEASES } from "../../support/frozen.ts";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { seedSite } from "../support/documents.ts";

/** What owners create, with what functions add to it later. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  products: ["searchTerms", "sold", "fileCount", "offered", "prices"],
  links: [],
  collections: [],
  services: [],
  schedules: [],
};

test.each(RELEASES)("a device that still runs the app of %s creates what it did then", async (release) => {
  const refused: string[] = [];
  let tried = 0;
  for (const { path, fields } of frozenDocuments(release)) {
    const [top, siteId = "", part = "", id = "", more] = path.split("/");
    const added = top === "sites" && more === undefined ? WRITTEN[part] : undefined;
    if (!added) continue;
    tried++;
    const uid = newUid();
    await seedSite(uid);
    const own = Object.entries(ofSite(fields, siteId, uid)).filter(([name]) => !added.includes(name));
    const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
    const write = setDoc(doc(clientOf({ uid }).firestore, `sites/${uid}/${part}/new${id.slice(0, 10)}`), {
      ...Object.fromEntries(own),
      ...times,
    });
    if ((await outcome(write)) !== "allowed") refused.push(path);
  }
  expect(tried).toBeGreaterThan(10);
  expect(refused).toEqual([]);
});
