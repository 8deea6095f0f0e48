// A shop that Awning has closed takes no money, and its owner loses no order because they may not say that it came.
import "../support/model/stand-ins.ts";
import { documents } from "@awning/domain/routes/firestore-paths";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { restorePage, showPage, suspendPage } from "../../functions/src/account/suspend-page.ts";
import { loadMail } from "../../functions/src/mail/load-mail.ts";
import { placeOrder, readOrder } from "../support/model/placed-order.ts";
import { product } from "../support/model/product.ts";
import { SITE, USERNAME } from "../support/model/shop.ts";
import { loadEverything, openWorld, type World } from "../support/model/world.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const actor = "The host";
let world: World;

beforeAll(loadEverything);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 4, 4, 9) });
  world = await openWorld({ currency: "EUR", taxMode: "none", cancelMinutes: 30 });
  const name = { uid: SITE, state: "active", redirectTo: null, since: new Date(), until: null, shape: USERNAME };
  await world.database.doc(documents.username(USERNAME)).set(name);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const suspend = () => suspendPage(USERNAME, { rule: "fraud", reason: "Nothing came", actor }, Date.now());
const restore = () => restorePage(USERNAME, { reason: "It came", actor }, Date.now());

/** Lets time pass with a sweep at every step. */
async function sweepFor(ms: number, step = HOUR_MS): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    vi.setSystemTime(Date.now() + step);
    await product.sweep(Date.now());
  }
}
async function mailKinds(): Promise<unknown[]> {
  return (await world.database.collection("outbox").get()).docs.map((one) => one.data()?.kind);
}

test("leads no one on to pay by card, also not to a page that is open, until it is restored", async () => {
  const [untouched, opened] = [await placeOrder(world, "card"), await placeOrder(world, "card")];
  const url = await product.startPayment(opened, Date.now());
  expect(url).not.toBeNull();
  await suspend();
  expect(await product.startPayment(untouched, Date.now())).toBeNull();
  expect(await product.startPayment(await readOrder(opened), Date.now())).toBeNull();
  expect(world.bank.store.sessions.size).toBe(1);
  await restore();
  expect(await product.startPayment(await readOrder(opened), Date.now())).toBe(url);
  expect(await product.startPayment(untouched, Date.now())).not.toBeNull();
});

test("keeps what is paid by transfer for as long as it is closed and a day more, and reminds no one meanwhile", async () => {
  const one = await placeOrder(world, "transfer");
  const hold = (one.holdUntil ?? 0) - Date.now();
  await suspend();
  await sweepFor(hold + 5 * DAY_MS + HOUR_MS, 4 * HOUR_MS);
  expect(await readOrder(one)).toMatchObject({ status: "pending", paymentStatus: "unpaid" });
  expect((await readOrder(one)).remindAt).toBeGreaterThan(Date.now());
  expect(await mailKinds()).not.toContain("payment-reminder");
  await restore();
  const restoredAt = Date.now();
  await sweepFor(DAY_MS - HOUR_MS);
  expect(await readOrder(one)).toMatchObject({ status: "pending" });
  expect((await mailKinds()).filter((kind) => kind === "payment-reminder")).toHaveLength(1);
  await sweepFor(2 * DAY_MS);
  const { status, updatedAt } = await readOrder(one);
  expect([status, updatedAt >= restoredAt + DAY_MS]).toEqual(["expired", true]);
});

test("gives what would have ended just after it was restored its day as well", async () => {
  const one = await placeOrder(world, "transfer");
  vi.setSystemTime((one.holdUntil ?? 0) - 2 * HOUR_MS);
  await suspend();
  await restore();
  await sweepFor(DAY_MS - HOUR_MS);
  expect(await readOrder(one)).toMatchObject({ status: "pending" });
  await sweepFor(3 * HOUR_MS);
  expect(await readOrder(one)).toMatchObject({ status: "expired" });
});

test("tells no buyer where to send money, also not by a mail that waited", async () => {
  const { id, instructions } = await placeOrder(world, "transfer");
  expect(instructions.payment).not.toBe("");
  const subject = { uid: null, siteId: SITE, orderId: id, reservationId: null, part: "" };
  const load = (kind: "order-received" | "payment-reminder") => loadMail({ kind, to: "", subject, createdAt: 0 }, 0);
  const said = async () => {
    const [received, reminder] = [await load("order-received"), await load("payment-reminder")];
    return [JSON.stringify(received).includes(instructions.payment), reminder === null];
  };
  expect(await said()).toEqual([true, false]);
  await suspend();
  expect(await said()).toEqual([false, true]);
  await restore();
  expect(await said()).toEqual([true, false]);
});

test("is closed for the operator where only its site says so, and opens", async () => {
  await world.database.doc(documents.site(SITE)).update({ suspendedAt: new Date() });
  expect(await showPage(USERNAME, Date.now())).toMatchObject({ isClosed: true, account: { suspension: null } });
  expect(await restore()).toMatchObject({ isChanged: true });
  expect(await showPage(USERNAME, Date.now())).toMatchObject({ isClosed: false });
  vi.setSystemTime(Date.now() + 1);
  expect(await restore()).toMatchObject({ isChanged: false });
});

test("is closed and opened by the operator whose commit arrived, although its answer did not", async () => {
  const open = world.database.batch.bind(world.database);
  /** The next commit is done, and says that it is not known whether it was. */
  function loseAnswer(): void {
    vi.spyOn(world.database, "batch").mockImplementationOnce(() => {
      const batch = open();
      const commit = batch.commit.bind(batch);
      batch.commit = async () => {
        await commit();
        throw Object.assign(new Error("unavailable"), { code: 14 });
      };
      return batch as never;
    });
  }
  for (const act of [suspend, restore]) {
    loseAnswer();
    expect(await act()).toMatchObject({ isChanged: true });
    vi.setSystemTime(Date.now() + 1);
    expect(await act()).toMatchObject({ isChanged: false });
  }
  expect((await showPage(USERNAME, Date.now())).entries.map(({ act }) => act)).toEqual(["restore", "suspend"]);
});
