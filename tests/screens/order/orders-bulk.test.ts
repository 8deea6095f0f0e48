import type { Order } from "@awning/domain/order/order";
import { initialState } from "@awning/domain/order/state";
import { documents } from "@awning/domain/routes/firestore-paths";
import { orderPaths, paths } from "@awning/domain/routes/paths";
import { expect, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as labels from "../../../web/src/features/order/bulk/labels.ts";
import * as listLabels from "../../../web/src/features/order/list/labels.ts";
import * as formLabels from "../../../web/src/form/labels.ts";
import { button } from "../support/acting.ts";
import { answerActs, PAID, putOrder, SENT } from "../support/orders.ts";
import { answer, type Owner, openScreen, PHONE, Refusal, signedInOwner, store, test } from "../support/screen.tsx";

const ADDRESS = { name: "Ada", street: "Mill road 4", extra: "", postcode: "10115", city: "Berlin", state: "", country: "DE" };

/** Orders from #1001 on, the last one the newest, each paid unless `changes` say otherwise. */
function fill(owner: Owner, count: number, changes: Partial<Order> = {}): Order[] {
  answerActs(owner);
  const start = Date.now() - count * 1000;
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * 1000;
    return putOrder(owner, { number: 1001 + index, placedAt: at, updatedAt: at, shipTo: ADDRESS, ...changes }, PAID);
  });
}
const box = (number: number) => page.getByRole("checkbox", { name: new RegExp(`^Select #${number}`) });
const row = (number: number) => page.getByRole("link", { name: new RegExp(`#${number}`) });
const bar = () => page.getByRole("region", { name: "Actions for selected items" });
const result = () => page.getByRole("region", { name: labels.runProgress });
const statesOf = (owner: Owner, orders: readonly Order[]) =>
  orders.map(({ id }) => store.get(documents.order(owner.uid, id))?.["fulfilmentStatus"]);

test("three orders are shipped on a phone in six taps", async ({ owner }) => {
  const orders = fill(owner, 3);
  await openScreen(paths.orders, { viewport: PHONE });
  let taps = 0;
  const count = () => (taps += 1);
  document.addEventListener("pointerdown", count, { capture: true });
  onTestFinished(() => document.removeEventListener("pointerdown", count, { capture: true }));
  await button("Ship #1003").click();
  await button("Mark as shipped", page.getByRole("dialog")).click();
  await expect.element(button("Ship #1003")).not.toBeInTheDocument();
  await button("Ship #1002").click();
  await button("Mark as shipped", page.getByRole("dialog")).click();
  await expect.element(button("Ship #1002")).not.toBeInTheDocument();
  await button("Ship #1001").click();
  await button("Mark as shipped", page.getByRole("dialog")).click();
  await expect.poll(() => statesOf(owner, orders)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
  expect(taps).toBe(6);
});

test("a selection offers what fits, with how many, changes those alone, and is undone", async ({ owner }) => {
  const [first, second] = fill(owner, 2);
  const collected = { delivery: "pickup", shipTo: null, paymentMethod: "cash", ...initialState("cash", 500, 0) } as const;
  const pickup = putOrder(owner, { number: 1003, placedAt: Date.now(), ...collected });
  const orders = [first, second, pickup].filter((one) => one !== undefined);
  await openScreen(paths.orders);
  await box(1003).click();
  await box(1001).click({ modifiers: ["Shift"] });
  await expect.element(bar()).toMatchTextContent(/3 selected/);
  await expect.element(bar().getByRole("button", { name: "Mark as ready for pickup, 1 of the selected orders" })).toBeVisible();
  await expect.element(bar().getByRole("button", { name: /Mark as picked up/ })).not.toBeInTheDocument();
  await bar().getByRole("button", { name: "Mark as shipped, 2 of the selected orders" }).click();
  const sheet = page.getByRole("dialog");
  await expect.element(sheet).toMatchTextContent(/We’ll email 2 buyers\. The other 1 selected order won’t change\./);
  await button("Mark as shipped", sheet).click();
  await expect.element(result()).toMatchTextContent(/2 orders updated/);
  expect(statesOf(owner, orders)).toEqual(["fulfilled", "fulfilled", "unfulfilled"]);
  await button(labels.undo, result()).click();
  await expect.element(result()).toMatchTextContent(/2 orders undone/);
  expect(statesOf(owner, orders)).toEqual(["unfulfilled", "unfulfilled", "unfulfilled"]);
});

test("what is refused is named with its reason, and the rest is done", async ({ owner }) => {
  const orders = fill(owner, 3);
  await openScreen(`${paths.orders}?show=to_ship`);
  await box(1001).click();
  await button("Select all 3").click();
  await bar().getByRole("button", { name: "Mark as shipped" }).click();
  answer("act-on-order", ({ orderId }) => {
    if (orderId !== orders[0]?.id) throw new Refusal(409, "conflict", { rev: 9 });
    throw new Refusal(409, "act_refused", { allowed: [] });
  });
  await button("Mark as shipped", page.getByRole("dialog")).click();
  await expect.element(result()).toMatchTextContent(/0 orders updated, 3 failed/);
  await button(labels.details, result()).click();
  await expect.element(page.getByRole("dialog")).toMatchTextContent(new RegExp(`#1001 ${labels.stateRefused}`));
  await expect
    .element(page.getByRole("dialog").getByRole("link", { name: "#1002" }))
    .toHaveAttribute("href", paths.order(orders[1]?.id ?? ""));
});

test("rows are selected by keyboard alone", async ({ owner }) => {
  fill(owner, 4);
  await openScreen(paths.orders);
  await expect.element(row(1004)).toBeVisible();
  await userEvent.keyboard("jx");
  await expect.element(box(1004)).toBeChecked();
  await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
  await expect.element(bar()).toMatchTextContent(/3 selected/);
  await expect.element(box(1002)).toBeChecked();
  await userEvent.keyboard("x");
  await expect.element(bar()).toMatchTextContent(/2 selected/);
  await userEvent.keyboard("{Escape}");
  await expect.element(bar()).not.toBeInTheDocument();
});

test("orders on many pages are selected and marked, each once", { tags: ["full"] }, async ({ owner }) => {
  const orders = fill(owner, 160);
  await openScreen(paths.orders);
  await box(1160).click();
  await button("Select all 50").click();
  await button(listLabels.selectEverything).click();
  await expect.element(bar()).toMatchTextContent(/160 selected/);
  await bar().getByRole("button", { name: "Mark as shipped" }).click();
  await button("Mark as shipped", page.getByRole("dialog")).click();
  await expect.element(result(), { timeout: 30_000 }).toMatchTextContent(/160 orders updated/);
  // Each step is one revision.
  const revs = orders.map(({ id }) => store.get(documents.order(owner.uid, id))?.["rev"]);
  expect(revs).toEqual(orders.map(({ rev }) => rev + 1));
});

test("a run whose tab was closed says so and goes on, and what was done already is not done again", async ({ owner }) => {
  const orders = fill(owner, 2);
  const items = orders.map(({ id, number, rev, events }) => ({ id, number, rev, events: events.length, action: SENT }));
  const [done] = orders;
  // The tab was closed before it heard that the first one was shipped.
  if (done) putSent(owner, done);
  const kept = { act: "fulfil", isUndo: false, at: Date.now() - 60_000, items };
  localStorage.setItem(`awning:unsaved:order-run/${owner.uid}/closed`, JSON.stringify(kept));
  await openScreen(paths.orders);
  await expect.element(page.getByText(/An update stopped when its tab was closed: 2 orders/)).toBeVisible();
  await button(labels.continueRun).click();
  await expect.element(result()).toMatchTextContent(/2 orders updated/);
  expect(statesOf(owner, orders)).toEqual(["fulfilled", "fulfilled"]);
  expect(store.get(documents.order(owner.uid, done?.id ?? ""))?.["rev"]).toBe((done?.rev ?? 0) + 1);
  expect(localStorage.getItem(`awning:unsaved:order-run/${owner.uid}/closed`)).toBe(null);
});

/** The order as it is once shipped. */
function putSent(owner: Owner, order: Order): void {
  const stored = store.get(documents.order(owner.uid, order.id));
  const events = [...order.events, { type: "fulfilled", at: 1, by: "owner", note: "", amount: null, part: "s2" }];
  const state = { status: "completed", fulfilmentStatus: "fulfilled", rev: order.rev + 1, events };
  store.set(documents.order(owner.uid, order.id), { ...stored, ...state });
}

test("the packing slips of a selection are one document with a page each", async ({ owner }) => {
  fill(owner, 3);
  const screen = await openScreen(`${paths.orders}?payment=paid`);
  await box(1003).click();
  await box(1001).click();
  await bar().getByRole("button", { name: labels.packingSlips }).click();
  await expect.poll(screen.path).toBe(orderPaths.packingSlip("selected"));
  await expect.poll(() => [...document.querySelectorAll(".paper dd:first-of-type")].map((one) => one.textContent)).toContain("#1003");
  const papers = [...document.querySelectorAll<HTMLElement>(".papers > .paper")];
  expect(papers.map((one) => /#\d+/.exec(one.textContent ?? "")?.[0])).toEqual(["#1003", "#1001"]);
  await expect.element(page.getByRole("link", { name: "Orders" }).last()).toHaveAttribute("href", `${paths.orders}?payment=paid`);
});

test("a finger swipes a row to its next step; a short or upright swipe does nothing", async ({ owner }) => {
  fill(owner, 1);
  await openScreen(paths.orders, { viewport: PHONE });
  await expect.element(row(1001)).toBeVisible();
  const swipe = (x: number, y: number) => {
    const line = document.querySelector("[data-order]");
    const event = (type: string, clientX: number, clientY: number) =>
      line?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch", clientX, clientY }));
    event("pointerdown", 300, 300);
    event("pointermove", 300 - x / 2, 300 + y / 2);
    event("pointermove", 300 - x, 300 + y);
    return () => event("pointerup", 300 - x, 300 + y);
  };
  const isShown = () => document.querySelector(".order-line__swipe") !== null;
  for (const [x, y] of [
    [60, 0],
    [40, 200],
  ] as const) {
    swipe(x, y)();
    await expect.poll(isShown).toBe(false);
    expect(document.querySelector("dialog[open]")).toBe(null);
  }
  const lift = swipe(120, 4);
  await expect.poll(isShown).toBe(true);
  lift();
  await expect.element(page.getByRole("dialog", { name: /Mark as shipped/ })).toBeVisible();
});

test("an order leads to its neighbors in the list it was opened from, to its buyer, and back to that list", async () => {
  const owner = signedInOwner();
  fill(owner, 3);
  const person = {
    email: "buyer@example.test",
    name: "Buyer",
    phone: "",
    sources: ["order"],
    orders: 3,
    spent: [{ currency: "EUR", total: 18_270 }],
  };
  const seen = { marketing: "none", firstSeen: 1, lastSeen: 2 };
  const [order] = fill(owner, 1, { number: 1004, buyer: { name: "Ada Acorn", email: person.email, phone: "", locale: "en" } });
  store.set(documents.person(owner.uid, "person1"), { ...person, ...seen });
  const screen = await openScreen(`${paths.orders}?payment=paid&sort=oldest`);
  await row(1004).click();
  await expect.poll(screen.path).toBe(paths.order(order?.id ?? ""));
  await expect.element(page.getByRole("main")).toMatchTextContent(/ships to Berlin/);
  await expect.element(page.getByText("3 orders, €182.70 so far")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Ada Acorn" })).toHaveAttribute("href", "/visitors/person1");
  await userEvent.keyboard("k");
  await expect.element(page.getByRole("heading", { level: 1, name: "#1003" })).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(page.getByRole("heading", { level: 1, name: "#1004" })).toBeVisible();
  await page.getByRole("link", { name: "Orders" }).last().click();
  await expect.poll(screen.path).toBe(`${paths.orders}?payment=paid&sort=oldest`);
});

test("the list is sorted, and says what it adds up to", async ({ owner }) => {
  for (const [index, total] of [500, 900, 700].entries())
    putOrder(owner, { number: 1001 + index, placedAt: Date.now() - (9 - index) * 1000, total }, PAID);
  await openScreen(paths.orders);
  const numbers = () => [...document.querySelectorAll(".order-row__no")].map((one) => one.textContent);
  await expect.poll(numbers).toEqual(["#1003", "#1002", "#1001"]);
  await page.getByLabelText(listLabels.sortLabel).selectOptions(listLabels.highestTotal);
  await expect.poll(numbers).toEqual(["#1002", "#1003", "#1001"]);
  await page.getByLabelText(listLabels.sortLabel).selectOptions(listLabels.oldest);
  await expect.poll(numbers).toEqual(["#1001", "#1002", "#1003"]);
  await expect.element(page.getByText("3 orders, €21.00")).toBeVisible();
});

test("what the list shows is saved as a tab, and removed again", async ({ owner }) => {
  fill(owner, 2);
  putOrder(owner, { number: 1003, placedAt: Date.now() });
  const screen = await openScreen(`${paths.orders}?payment=paid&sort=oldest`);
  await button(formLabels.saveView).click();
  const sheet = page.getByRole("dialog");
  await button(formLabels.saveView, sheet).click();
  await expect.element(sheet).toMatchTextContent(/Enter a name\./);
  await sheet.getByLabelText("Name").fill("  To   pack ");
  await userEvent.keyboard("{Enter}");
  const tab = button("To pack", page.getByRole("navigation", { name: "Saved views" }));
  await expect.element(tab).toHaveAttribute("aria-current", "true");
  await screen.goto(paths.orders);
  await expect.element(row(1003)).toBeVisible();
  await tab.click();
  await expect.element(row(1003)).not.toBeInTheDocument();
  await expect.poll(screen.path).toBe(`${paths.orders}?payment=paid&sort=oldest`);
  await button(formLabels.removeView).click();
  await expect.element(tab).not.toBeInTheDocument();
  await button("Undo").click();
  await expect.element(tab).toBeVisible();
});
