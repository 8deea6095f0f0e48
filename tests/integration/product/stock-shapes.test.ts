import { stockMoveSchema } from "@awning/domain/product/stock-change";
import { collections, documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { FieldValue } from "firebase-admin/firestore";
import { expect } from "vitest";
import { cartLine, makeProduct, type Owner, orderInput, setStock, stockLeft } from "../../support/builders.ts";
import { call, run, wakeInstances } from "../../support/clients.ts";
import { headStart } from "../../support/clock.ts";
import { admin, eventually } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { sweep } from "../../support/jobs.ts";
import { kindsOf } from "../../support/stored.ts";

// A product gains its first option, or loses its last, while others buy: no piece is lost and none is sold twice.
const ASH = { id: "ash", name: "Ash", price: null };
const SEA = { id: "sea", name: "Sea", price: null };
const at = (owner: Owner, path: string) => admin.firestore.doc(path.replace("{siteId}", owner.uid));
const productAt = (owner: Owner, id: string) => at(owner, documents.product("{siteId}", id));
const stockAt = (owner: Owner, id: string, variantId: string) => at(owner, documents.stock("{siteId}", stockId(id, variantId)));

/** What a device writes that gives a product these kinds: new ones are counted, and no count that is there is touched. */
async function reshape(owner: Owner, id: string, variants: readonly (typeof ASH)[], starts: readonly string[]): Promise<void> {
  const batch = admin.firestore.batch();
  const now = FieldValue.serverTimestamp();
  batch.update(productAt(owner, id), { ...kindsOf([...variants]), updatedAt: now });
  for (const variantId of starts) {
    const none = { productId: id, variantId, available: FieldValue.increment(0), updatedAt: now };
    batch.set(stockAt(owner, id, variantId), none, { merge: true });
  }
  await batch.commit();
}

/** Waits until this variant has taken over what the other one counted. */
const movedFrom = (owner: Owner, id: string, variantId: string) =>
  eventually(`${variantId} to be counted no more`, async () => (await stockLeft(owner, id, variantId)) === null);

async function buy(owner: Owner, id: string, quantity: number, variantId = SINGLE_VARIANT, payment: "cash" | "transfer" = "cash") {
  const quote = await run("quote", { username: owner.username, lines: [cartLine(id, quantity, variantId)], delivery: "pickup" });
  return run("place-order", orderInput(owner, quote, { delivery: "pickup", payment, shipTo: null }));
}

test("an order that was placed before its product had kinds gives its items back to the first of them", async ({ owner }) => {
  const bowl = await makeProduct(owner, { stock: 10 });
  const [cancelled, expired] = [await buy(owner, bowl, 2), await buy(owner, bowl, 3, SINGLE_VARIANT, "transfer")];
  await reshape(owner, bowl, [ASH, SEA], ["ash", "sea"]);
  await movedFrom(owner, bowl, SINGLE_VARIANT);
  expect([await stockLeft(owner, bowl, "ash"), await stockLeft(owner, bowl, "sea")]).toEqual([5, 0]);
  const act = { type: "cancel", reason: "Gone", restock: true } as const;
  await run("act-on-order", { orderId: cancelled.orderId, rev: 1, act }, { token: owner.token });
  expect(await stockLeft(owner, bowl, "ash")).toBe(7);
  await admin.firestore.doc(documents.order(owner.uid, expired.orderId)).update({ holdUntil: new Date(Date.now() - 60_000) });
  await sweep("expiredOrders");
  expect([await stockLeft(owner, bowl, "ash"), await stockLeft(owner, bowl, "sea")]).toEqual([10, 0]);
  expect(await stockLeft(owner, bowl)).toBeNull();
});

test("an order of two kinds gives both back to the product that has no kinds any more", async ({ owner }) => {
  const bowl = await makeProduct(owner, { variants: [ASH, SEA] });
  await setStock(owner, bowl, "ash", 4);
  await setStock(owner, bowl, "sea", 6);
  const lines = [cartLine(bowl, 1, "ash"), cartLine(bowl, 2, "sea")];
  const quote = await run("quote", { username: owner.username, lines, delivery: "pickup" });
  const { orderId } = await run("place-order", orderInput(owner, quote, { delivery: "pickup", payment: "cash", shipTo: null }));
  await reshape(owner, bowl, [], [SINGLE_VARIANT]);
  await Promise.all([movedFrom(owner, bowl, "ash"), movedFrom(owner, bowl, "sea")]);
  expect(await stockLeft(owner, bowl)).toBe(7);
  const act = { type: "cancel", reason: "Gone", restock: true } as const;
  await run("act-on-order", { orderId, rev: 1, act }, { token: owner.token });
  expect(await stockLeft(owner, bowl)).toBe(10);
});

test("what moves says so in the ledger, once for each count, and every count still adds up", { tags: ["full"] }, async ({ owner }) => {
  const bowl = await makeProduct(owner, { stock: 10 });
  const ledger = async () => {
    const found = await admin.firestore.collection(collections.stockMoves(owner.uid)).orderBy("at").get();
    return found.docs.map((one) => stockMoveSchema.parse({ ...one.data(), at: one.data()["at"].toMillis() }));
  };
  const movesOf = async (variantId: string) => (await ledger()).filter((move) => move.variantId === variantId);
  await eventually("the beginning to be kept", async () => (await ledger()).length === 1);
  await buy(owner, bowl, 3);
  await reshape(owner, bowl, [ASH, SEA], ["ash", "sea"]);
  await movedFrom(owner, bowl, SINGLE_VARIANT);
  await eventually("both kinds to have begun", async () => (await ledger()).filter((move) => move.cause === "counted").length === 3);
  expect(await movesOf(SINGLE_VARIANT)).toMatchObject([
    { cause: "counted", difference: 10 },
    { cause: "order", difference: -3, after: 7 },
    { cause: "moved", by: "owner", difference: -7, after: null, orderId: null },
  ]);
  const ash = await movesOf("ash");
  expect(ash).toHaveLength(2);
  expect(ash).toContainEqual(expect.objectContaining({ cause: "moved", by: "owner", difference: 7, after: 7 }));
  await reshape(owner, bowl, [], [SINGLE_VARIANT]);
  await Promise.all([movedFrom(owner, bowl, "ash"), movedFrom(owner, bowl, "sea")]);
  // The end of a count that its owner stops themselves is another thing.
  await stockAt(owner, bowl, SINGLE_VARIANT).delete();
  await eventually("the end to be kept", async () => (await ledger()).some((move) => move.cause === "uncounted"));
  const all = await ledger();
  for (const id of [SINGLE_VARIANT, "ash", "sea"])
    expect(all.filter((move) => move.variantId === id).reduce((sum, move) => sum + move.difference, 0)).toBe(0);
  expect(all.map((move) => move.cause).filter((cause) => cause === "uncounted")).toHaveLength(1);
  expect(all.filter((move) => move.cause === "moved")).toHaveLength(5);
});

test("a kind that was taken away from among others takes nothing back", async ({ owner }) => {
  const bowl = await makeProduct(owner, { variants: [ASH, SEA] });
  await setStock(owner, bowl, "ash", 4);
  await setStock(owner, bowl, "sea", 6);
  const { orderId } = await buy(owner, bowl, 2, "sea");
  await productAt(owner, bowl).update(kindsOf([ASH]));
  await stockAt(owner, bowl, "sea").delete();
  const act = { type: "cancel", reason: "Gone", restock: true } as const;
  await run("act-on-order", { orderId, rev: 1, act }, { token: owner.token });
  expect([await stockLeft(owner, bowl, "ash"), await stockLeft(owner, bowl, "sea")]).toEqual([4, null]);
});

test("buyers, and an owner who adds kinds and takes them away again: every item is sold once or left", {
  tags: ["full"],
  timeout: 240_000,
}, async ({ owner }) => {
  const bowl = await makeProduct(owner, { stock: 40 });
  await wakeInstances(6);
  let sold = 0;
  const ends = new Set<string>();
  for (let round = 0; round < 6; round++) {
    const isPlain = round % 2 === 0;
    const from = isPlain ? SINGLE_VARIANT : "ash";
    const quote = await run("quote", { username: owner.username, lines: [cartLine(bowl, 1, from)], delivery: "pickup" });
    const orders = Array.from({ length: 5 }, () =>
      call("place-order", orderInput(owner, quote, { delivery: "pickup", payment: "cash", shipTo: null })),
    );
    const reshaped = headStart(round * 100).then(() => reshape(owner, bowl, isPlain ? [ASH] : [], [isPlain ? "ash" : SINGLE_VARIANT]));
    const answers = await Promise.all(orders);
    const bought = answers.filter((answer) => answer.output).length;
    for (const { refusal } of answers) if (refusal) ends.add(refusal.code);
    sold += bought;
    await reshaped;
    await movedFrom(owner, bowl, from);
    expect(await stockLeft(owner, bowl, isPlain ? "ash" : SINGLE_VARIANT)).toBe(40 - sold);
  }
  // Some were faster than the owner, and nobody was kept from it by anything but the product having changed.
  expect(sold).toBeGreaterThan(0);
  console.info(`${sold} sold, refused: ${[...ends].join(", ")}`);
});
