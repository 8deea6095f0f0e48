import { doc, setDoc } from "firebase/firestore";
import { beforeAll, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "./actors.ts";
import { type Fields, seedSite } from "./documents.ts";
import { text } from "./field-tests.ts";

/** New documents have ids that fit into addresses, carts and ids of other documents. */
export function describeIds(pathOf: (siteId: string, id: string) => string, creation: () => Fields): void {
  const siteId = newUid();
  beforeAll(() => seedSite(siteId));

  test.each([
    ["a", "allowed"],
    ["Abc123", "allowed"],
    [text(64), "allowed"],
    [text(65), "denied"],
    ["a_b", "denied"],
    ["a-b", "denied"],
    ["a.b", "denied"],
    ["a b", "denied"],
    ["ä", "denied"],
    ["a\n", "denied"],
    ["<script>", "denied"],
  ])("a new one called %j is %s", async (id, expected) => {
    expect(await outcome(setDoc(doc(clientOf({ uid: siteId }).firestore, pathOf(siteId, id)), creation()))).toBe(expected);
  });

  test("a new one needs a site to belong to", async () => {
    const uid = newUid();
    expect(await outcome(setDoc(doc(clientOf({ uid }).firestore, pathOf(uid, "a")), creation()))).toBe("denied");
  });
}
