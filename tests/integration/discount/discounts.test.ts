import type { DiscountDraft } from "@awning/domain/discount/discount";
import { documents } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { describe, expect, test } from "vitest";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput, randomAddress, randomEmail } from "../../support/builders.ts";
import { call, refusalOf, run } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { sweep } from "../../support/jobs.ts";

const DRAFT: DiscountDraft = {
  type: "percent",
  value: 10,
  startsAt: null,
  endsAt: null,
  minSubtotal: null,
  productIds: [],
  totalLimit: null,
  perEmailLimit: null,
  state: "active",
};

async function makeCode(owner: Owner, code: string, changes: Partial<DiscountDraft> = {}): Promise<void> {
  const at = new Date();
  await admin.firestore.doc(documents.discount(owner.uid, code)).set({ ...DRAFT, ...changes, used: 0, createdAt: at, updatedAt: at });
}

async function openShop(code: string, changes: Partial<DiscountDraft> = {}) {
  const owner = await makeOwner();
  const productId = await makeProduct(owner, { price: 2800 });
  await makeCode(owner, code, changes);
  const quote = (typed: string, quantity = 1) =>
    run("quote", { username: owner.username, lines: [cartLine(productId, quantity)], delivery: "pickup", code: typed });
  const order = async (typed: string, changes: Partial<Parameters<typeof orderInput>[2]> = {}) =>
    orderInput(owner, await quote(typed), { code: typed, payment: "transfer", ...changes });
  const used = async () => (await readDocument(documents.discount(owner.uid, code)))?.used;
  return { owner, productId, quote, order, used };
}
const CANCEL = { type: "cancel", reason: "Changed their mind", restock: true } as const;
const buyer = (email: string) => ({ name: "Corner store", email, phone: "" });

describe("a discount code", () => {
  test("lowers the quote and the order alike, however it is typed", async () => {
    const { owner, quote, order, used } = await openShop("SPRING-10");
    expect(await quote(" spring-10 ")).toMatchObject({
      subtotal: 2800,
      discount: { code: "SPRING-10", amount: 280 },
      total: 2520,
      codeProblem: null,
    });
    const { orderId } = await run("place-order", await order("spring-10"));
    expect(await readDocument(documents.order(owner.uid, orderId))).toMatchObject({
      subtotal: 2800,
      discount: { code: "SPRING-10", type: "percent", value: 10, amount: 280 },
      total: 2520,
      lines: [{ total: 2800, discount: 280 }],
    });
    expect(await used()).toBe(1);
  });

  test("that does not count says why, and the cart costs what it did", async () => {
    const { quote } = await openShop("SPRING", { minSubtotal: 5000 });
    expect(await quote("SPRING")).toMatchObject({ total: 2800, discount: null, codeProblem: { reason: "below_minimum", minimum: 5000 } });
    expect(await quote("SPRING", 2)).toMatchObject({ total: 5040, codeProblem: null });
    expect(await quote("AUTUMN")).toMatchObject({ total: 2800, codeProblem: { code: "AUTUMN", reason: "unknown" } });
    expect(await quote("")).toMatchObject({ total: 2800, codeProblem: null });
  });

  test("that begins later is told by the day that begins then by the shop's clocks", async () => {
    const { owner, quote, order } = await openShop("SUMMER");
    const year = new Date().getUTCFullYear() + 1;
    // Midnight in Tallinn, still the day before in Greenwich.
    const startsAt = new Date(Date.UTC(year, 5, 30, 21));
    const input = await order("SUMMER");
    await admin.firestore.doc(documents.discount(owner.uid, "SUMMER")).update({ startsAt });
    await admin.firestore.doc(informationDocuments.profileSettings(owner.uid)).set({ zone: "Europe/Tallinn" }, { merge: true });
    const problem = { code: "SUMMER", reason: "not_started", at: startsAt.getTime(), day: `${year}-07-01` };
    expect(await quote("SUMMER")).toMatchObject({ total: 2800, codeProblem: problem });
    expect(await refusalOf("place-order", input)).toMatchObject({ code: "discount_refused", details: { problem } });
  });

  test("makes parcels free, and those alone", async () => {
    const { owner, productId, quote } = await openShop("POST", { type: "free_shipping", value: 0 });
    const lines = [cartLine(productId)];
    const sent = await run("quote", { username: owner.username, lines, delivery: "shipping", code: "POST" });
    expect(sent).toMatchObject({ shipping: 0, total: 2800, discount: { type: "free_shipping", amount: 0 } });
    expect(await quote("POST")).toMatchObject({ discount: null, codeProblem: { reason: "no_shipping" } });
  });

  test("that ended between quote and order is refused with the new total; without it the order goes through", async () => {
    const { owner, order } = await openShop("SPRING");
    const input = await order("SPRING");
    await admin.firestore.doc(documents.discount(owner.uid, "SPRING")).update({ state: "ended" });
    const refusal = await refusalOf("place-order", input);
    expect(refusal).toMatchObject({ code: "discount_refused", details: { problem: { reason: "ended" }, quote: { total: 2800 } } });
    const known = refusal.details.quote as { hash: string };
    expect(await run("place-order", { ...input, quoteHash: known.hash })).toMatchObject({ number: 1001 });
  });

  test("counts for each mailbox, however its address is written", async () => {
    const { order, used } = await openShop("ONCE", { perEmailLimit: 1 });
    const email = randomEmail();
    await run("place-order", await order("ONCE", { buyer: buyer(email) }));
    const again = await order("ONCE", { buyer: buyer(email.replace("@", "+again@").toUpperCase()) });
    expect(await refusalOf("place-order", again)).toMatchObject({
      code: "discount_refused",
      details: { problem: { reason: "used_by_you" } },
    });
    await run("place-order", await order("ONCE", { buyer: buyer(randomEmail()) }));
    expect(await used()).toBe(2);
  });

  test("has one last use for two buyers at once: the other is told, and may order without it", async () => {
    const { order, used } = await openShop("LAST", { totalLimit: 1 });
    const inputs = [await order("LAST"), await order("LAST")];
    const answers = await Promise.all(inputs.map((input) => call("place-order", input)));
    const lost = answers.flatMap(({ refusal }) => (refusal ? [refusal] : []));
    expect(lost).toHaveLength(1);
    expect(lost[0]).toMatchObject({ code: "discount_refused", details: { problem: { reason: "used_up" } } });
    expect(await used()).toBe(1);
  });

  test("sent twice with the same checkout is used once", async () => {
    const { order, used } = await openShop("TWICE", { perEmailLimit: 1 });
    const input = await order("TWICE");
    const [one, other] = [await run("place-order", input), await run("place-order", input)];
    expect(other.orderId).toBe(one.orderId);
    expect(await used()).toBe(1);
  });

  test("comes back when the order is cancelled before it is paid, and stays used when it was paid", async () => {
    const { owner, order, used } = await openShop("BACK", { totalLimit: 2, perEmailLimit: 1 });
    const email = randomEmail();
    const { orderId } = await run("place-order", await order("BACK", { buyer: buyer(email) }));
    const act = async (id: string, what: Parameters<typeof run<"act-on-order">>[1]["act"]) => {
      const rev = (await readDocument(documents.order(owner.uid, id)))?.rev;
      await run("act-on-order", { orderId: id, rev, act: what }, { token: owner.token });
    };
    await act(orderId, CANCEL);
    expect(await used()).toBe(0);
    const second = await run("place-order", await order("BACK", { buyer: buyer(email) }));
    await act(second.orderId, { type: "mark_paid" });
    await act(second.orderId, CANCEL);
    expect(await used()).toBe(1);
  });

  test("comes back once when the order expires, however often the sweep runs", async () => {
    const { owner, order, used } = await openShop("HELD", { totalLimit: 1 });
    const { orderId } = await run("place-order", await order("HELD"));
    const held = admin.firestore.doc(documents.order(owner.uid, orderId));
    await held.update({ holdUntil: new Date(Date.now() - 3_600_000) });
    await Promise.all([sweep("expiredOrders"), sweep("expiredOrders")]);
    expect(await readDocument(documents.order(owner.uid, orderId))).toMatchObject({ status: "expired", codeCounted: false });
    expect(await used()).toBe(0);
  });

  test("is not found by trying: who sends too many that the shop does not have is told of none, and keeps the basket", {
    tags: ["full"],
  }, async () => {
    const { owner, productId } = await openShop("SECRET");
    const other = await openShop("SECRET");
    const address = randomAddress();
    const attempt = async (code: string, { username }: Owner = owner, id = productId) => {
      const { output } = await call("quote", { username, lines: [cartLine(id)], delivery: "pickup", code }, { address });
      return output && { total: output.total, found: output.discount?.code, problem: output.codeProblem?.reason };
    };
    expect(await attempt("SECRET")).toEqual({ total: 2520, found: "SECRET" });
    const nothing = { total: 2800, problem: "unknown" };
    let tries = 0;
    const guess = async () => expect(await attempt(`GUESS-${++tries}`)).toEqual(nothing);
    const isHidden = async () => (await attempt("SECRET"))?.problem === "unknown";
    // The tries may fall into two windows.
    do for (let index = 0; index < 61; index++) await guess();
    while (tries < 180 && !(await isHidden()));
    expect(await attempt("SECRET")).toEqual(nothing);
    // Without a code, in another shop and from somewhere else nothing is different.
    expect(await attempt("")).toEqual({ total: 2800 });
    expect(await attempt("SECRET", other.owner, other.productId)).toEqual({ total: 2520, found: "SECRET" });
    expect(await other.quote("SECRET")).toMatchObject({ total: 2520 });
  });
});
