import { documents } from "@awning/domain/routes/firestore-paths";
import { beforeAll, expect, test } from "vitest";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { refusalOf, run } from "../../support/clients.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";
import { giveFile } from "../../support/files.ts";

let owner: Owner;
let guide: string;
beforeAll(async () => {
  owner = await makeOwner();
  const model = await makeProduct(owner, { kind: "digital", title: "How to glaze", backorder: true });
  const { sold: _, ...draft } = (await admin.firestore.doc(documents.product(owner.uid, model)).get()).data() ?? {};
  // As an owner's own write: the trigger marks it.
  guide = `${model}guide`;
  await admin.firestore.doc(documents.product(owner.uid, guide)).set({ ...draft, slug: "how-to-glaze" });
  await eventually("the mark", async () => (await count()) === 0);
});

const count = async () => (await readDocument(documents.product(owner.uid, guide)))?.fileCount;
const quote = () => run("quote", { username: owner.username, lines: [cartLine(guide)], delivery: "none" });
const shown = async () => {
  const products: unknown = (await readDocument(documents.published(owner.username)))?.products;
  return Array.isArray(products) ? products.find((one) => one.id === guide)?.availability : null;
};

test("without a file it is in the shop as sold out, whatever its owner set; only its owner writes an order down", async () => {
  await expect.poll(shown, { timeout: 20_000 }).toEqual({ state: "sold_out", left: 0 });
  const priced = await quote();
  expect(priced.buyable).toBe(false);
  expect(priced.lines[0]?.problem).toEqual({ code: "sold_out", left: 0 });
  const refused = await refusalOf("place-order", orderInput(owner, priced, { delivery: "none", shipTo: null, acceptDigital: true }));
  expect(refused.code).toBe("sold_out");
  const cart = { lines: [cartLine(guide)], delivery: "none" as const, shippingMethod: null, country: "" };
  expect((await run("quote-manual-order", cart, { token: owner.token })).buyable).toBe(true);
});

test("the first file opens it, and the last one that goes closes it, however many come and go at once", async () => {
  const files = await Promise.all(["one.pdf", "two.pdf", "three.pdf"].map((name) => giveFile(owner, guide, { name })));
  expect(await count()).toBe(3);
  expect((await quote()).buyable).toBe(true);
  await expect.poll(async () => (await shown())?.state, { timeout: 20_000 }).toBe("in_stock");
  await giveFile(owner, guide, { name: "newer.pdf", replaces: files[0]?.fileId ?? null });
  expect(await count()).toBe(3);
  await Promise.all(files.map(({ fileId }) => run("remove-product-file", { fileId }, { token: owner.token })));
  expect(await count()).toBe(0);
  expect((await quote()).buyable).toBe(false);
});
