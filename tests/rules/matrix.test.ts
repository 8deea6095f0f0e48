import { COLLECTION_NAMES, SITE_COLLECTION_NAMES } from "@awning/domain/routes/firestore-paths";
import { collectionGroup, getDocs, limit, query } from "firebase/firestore";
import { expect, test } from "vitest";
import { clientOf, outcome } from "./support/actors.ts";
import { testMatrix, whoIs } from "./support/matrix.ts";
import { isOfSite, PATHS } from "./support/matrix-cases.ts";
import { ACTORS } from "./support/matrix-rows.ts";

testMatrix(PATHS.filter((path) => !isOfSite(path)));

test("the table has a row for each collection", () => {
  const named = PATHS.map((path) => path.replace(/^sites\/\{siteId\}\//, "sites/").split("/"));
  for (const name of COLLECTION_NAMES) expect(named.map(([first]) => first)).toContain(name);
  for (const name of SITE_COLLECTION_NAMES)
    expect(named.filter(([first]) => first === "sites").map(([, second]) => second)).toContain(name);
});

test.each(ACTORS)("all collections of one name at once are closed to %s", async (actor) => {
  const { firestore } = clientOf(whoIs(actor));
  for (const name of new Set<string>([...COLLECTION_NAMES, ...SITE_COLLECTION_NAMES, "products"]))
    expect(await outcome(getDocs(query(collectionGroup(firestore, name), limit(1)))), name).toBe("denied");
});
