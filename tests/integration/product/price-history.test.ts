import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { makeProduct } from "../../support/builders.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { htmlOnce } from "../../support/site-pages.ts";

test("prices that came and went are in the history, and the page and the list strike the lowest of them", async ({ owner }) => {
  const id = await makeProduct(owner, { title: "Jug", slug: "jug", price: 4000 });
  const product = admin.firestore.doc(documents.product(owner.uid, id));
  const write = (fields: { price: number; compareAt: number | null }) => product.update({ ...fields, updatedAt: new Date() });
  for (const price of [3800, 4500]) await write({ price, compareAt: null });
  // The typed price is nobody's.
  await write({ price: 3000, compareAt: 9900 });
  const prices = async () => (await readDocument(documents.product(owner.uid, id)))?.prices?.map(({ price }: { price: number }) => price);
  await expect.poll(prices, { timeout: 50_000 }).toEqual([4000, 3800, 4500, 3000]);
  const page = await htmlOnce(sitePaths.product(owner.username, "jug"), (html) => html.includes("€38"));
  expect(page).toContain("−21%");
  for (const html of [page, await htmlOnce(sitePaths.shop(owner.username))]) {
    expect(html).toMatch(/<s>.*€38/);
    expect(html).not.toContain("€99");
  }
});
