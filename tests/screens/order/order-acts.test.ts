import type { OrderAction } from "@awning/domain/order/actions";
import type { Order } from "@awning/domain/order/order";
import { sampleLine } from "@awning/domain/order/sample-order";
import { documents } from "@awning/domain/routes/firestore-paths";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import * as labels from "../../../web/src/features/order/actions/labels.ts";
import { button } from "../support/acting.ts";
import { putConversation } from "../support/conversations.ts";
import { answerActs, PAID, putOrder, SENT } from "../support/orders.ts";
import { answer, openScreen, PHONE, Refusal, signedInOwner, store, test } from "../support/screen.tsx";

const ADDRESS = { name: "Corner store", street: "Mill road 4", extra: "", postcode: "51003", city: "Tartu", state: "", country: "EE" };
/** Two vases for €28.00 each by parcel for €4.90. */
const VASES: Partial<Order> = {
  lines: [sampleLine("vase", 2, { title: "Bud vase", unit: 2800, total: 5600 })],
  subtotal: 5600,
  shipping: 490,
  total: 6090,
  shipTo: ADDRESS,
};

/** Opens an order that has come this far. */
async function openOrder(changes: Partial<Order>, ...acts: OrderAction[]) {
  const owner = signedInOwner();
  const order = putOrder(owner, { ...VASES, ...changes }, ...acts);
  answerActs(owner);
  await openScreen(paths.order(order.id));
  const path = documents.order(owner.uid, order.id);
  return { owner, order, path, stored: () => store.get(path) };
}

const sheet = () => page.getByRole("dialog");
const happened = (words: string | RegExp) =>
  expect.element(page.getByRole("region", { name: "Timeline" }).getByText(words).first()).toBeVisible();

/** Where the tracks of the order are. */
const stands = (...words: string[]) =>
  expect
    .poll(() =>
      [...document.querySelectorAll('[role=region][aria-label="Order status"] [aria-current=step], section [aria-current=step]')].map(
        (one) => one.textContent,
      ),
    )
    .toEqual(words);

/** Presses an act of the order, in the menu where it is not a button of its own. */
async function start(name: string): Promise<Locator> {
  const own = document.querySelectorAll("main button");
  const isButton = [...own].some((one) => one.checkVisibility() && one.textContent?.trim() === name);
  if (isButton) await button(name).first().click();
  else {
    await page.getByRole("button", { name: "More actions" }).first().click();
    await page.getByRole("menuitem", { name, exact: true }).click();
  }
  await expect.element(sheet()).toBeVisible();
  return sheet();
}

test("a link to follow the parcel is read as it is pasted; a wrong one is said at the field and nothing typed is lost", async () => {
  await openOrder({}, PAID);
  const shipped = await start("Mark as shipped");
  await shipped.getByLabelText("Tracking number").fill("0034 0434 1610");
  await shipped.getByLabelText("Tracking link").fill("http://track.example.test/1610");
  await button("Mark as shipped", shipped).click();
  await expect.element(shipped.getByText(labels.trackingLinkInvalid)).toBeVisible();
  await expect.element(shipped.getByLabelText("Tracking number")).toHaveValue("0034 0434 1610");
  await shipped.getByLabelText("Tracking link").fill("track.example.test/1610");
  await button("Mark as shipped", shipped).click();
  await stands("Paid", "Shipped");
  await happened(/Shipped with 0034 0434 1610/);
});

test("two presses in one moment send one command, and its refusal stays in the sheet", async () => {
  await openOrder({}, PAID);
  const sent: string[] = [];
  const held = Promise.withResolvers<void>();
  answer("act-on-order", async ({ act }) => {
    sent.push(act.type);
    await held.promise;
    throw new Refusal(409, "act_refused", { reason: "pieces" });
  });
  const shipped = await start("Mark as shipped");
  const press = button("Mark as shipped", shipped).element() as HTMLButtonElement;
  press.click();
  press.click();
  await expect.element(button("Mark as shipped", shipped)).toHaveAttribute("aria-busy", "true");
  held.resolve();
  await expect.element(shipped.getByText(labels.itemsHandled)).toBeVisible();
  expect(sent).toEqual(["fulfil"]);
});

test("a part of the order is shipped, then the rest", async () => {
  await openOrder({}, PAID);
  const first = await start("Mark as shipped");
  await button("Bud vase: decrease", first).click();
  await button("Mark as shipped", first).click();
  await stands("Paid", "Partially shipped");
  await button("Mark as shipped", await start("Mark as shipped")).click();
  await stands("Paid", "Shipped");
  await happened("Shipped · 1 of 2 items");
});

test("what is collected is handed over for the code of its buyer alone", async () => {
  const { order } = await openOrder({ delivery: "pickup", paymentMethod: "cash", shipTo: null, pickupCode: "K7Q2" }, { type: "ready" });
  const handed = await start(labels.markAsPickedUp);
  await handed.getByLabelText("Pickup code").fill("0000");
  await button(labels.markAsPickedUp, handed).click();
  await expect.element(handed.getByText(labels.pickupCodeWrong)).toBeVisible();
  await handed.getByLabelText("Pickup code").fill(order.pickupCode);
  await button(labels.markAsPickedUp, handed).click();
  await stands("Unpaid", "Picked up");
});

test("cancelling asks why, offers to restock, and says what happens to the money", async () => {
  const { stored } = await openOrder({}, PAID);
  const cancel = await start("Cancel order");
  await expect.element(cancel.getByText(/€60\.90 has been paid/)).toBeVisible();
  await button("Cancel order", cancel).click();
  await expect.element(cancel.getByText(labels.reasonMissing)).toBeVisible();
  await expect.element(cancel.getByRole("switch", { name: /restock/i })).toBeChecked();
  await cancel.getByLabelText("Reason").fill("Both were sold at the market");
  await cancel.getByRole("switch", { name: /restock/i }).click();
  await expect.element(cancel.getByText("Stock won’t change.")).toBeVisible();
  await button("Don’t refund", cancel).click();
  await expect.element(cancel.getByText(/We’ll tell the buyer that you’re keeping it/)).toBeVisible();
  await button("Cancel order", cancel).click();
  await stands("Paid", "Nothing to fulfill");
  await happened(/Payment kept · Both were sold at the market/);
  expect(stored()).toMatchObject({ status: "cancelled" });
});

test("money goes back for a product and for the parcel, to the cent, and never more than was paid", async () => {
  await openOrder({}, PAID);
  const refund = await start("Refund");
  const amount = refund.getByLabelText("Amount");
  await expect.element(amount).toHaveValue("60.90");
  await button("Bud vase: increase", refund).click();
  await expect.element(amount).toHaveValue("28.00");
  await refund.getByRole("switch", { name: "Refund shipping" }).click();
  await expect.element(amount).toHaveValue("32.90");
  await amount.fill("61");
  await button("Refund", refund).click();
  await expect.element(refund.getByText("Enter an amount up to €60.90")).toBeVisible();
  await amount.fill("5");
  await button("Record refund of €5.00", refund).click();
  await expect.element(refund.getByText(labels.reasonMissing)).toBeVisible();
  await refund.getByLabelText("Reason").fill("A scratch in the glaze");
  await button("Record refund of €5.00", refund).click();
  await stands("Partially refunded", "To ship");
  await happened("€5.00 refunded · A scratch in the glaze");
});

test("what was marked as paid by mistake waits for its money again", async () => {
  await openOrder({}, PAID);
  const undo = await start("Undo payment");
  await expect.element(undo.getByText("No email is sent.")).toBeVisible();
  await button("Undo payment", undo).click();
  await happened("Payment of €60.90 undone");
  await button("Mark as paid", await start("Mark as paid")).click();
  await stands("Paid", "To ship");
});

test("an order is accepted before its money is there, shipped, and paid later", async () => {
  await openOrder({});
  const accept = await start("Accept without payment");
  await expect.element(accept.getByText("€60.90 is still unpaid")).toBeVisible();
  await button("Accept without payment", accept).click();
  await stands("Unpaid", "To ship");
  await expect.element(page.getByText("Awaiting payment: €60.90 outstanding.")).toBeVisible();
  await button("Mark as shipped", await start("Mark as shipped")).click();
  await stands("Unpaid", "Shipped");
  await button("Mark as paid", await start("Mark as paid")).click();
  await stands("Paid", "Shipped");
  await expect.element(page.getByText(/outstanding/)).not.toBeInTheDocument();
});

test("a lost parcel offers the money back with its items, and can be found again", async () => {
  await openOrder({}, PAID, SENT);
  await button("Parcel: Lost").click();
  const refund = page.getByRole("dialog", { name: "Refund" });
  await expect.element(button("Record refund of €56.00", refund)).toBeVisible();
  await expect.element(refund.getByLabelText("Reason")).toHaveValue(labels.parcelWasLostInTransit);
  await button("Cancel", refund).click();
  await stands("Paid", "Lost");
  await button("Parcel: Undo lost").click();
  await stands("Paid", "Shipped");
  await button("Parcel: Delivered").click();
  await stands("Paid", "Delivered");
  await happened("Parcel delivered");
});

test.each<[string, Partial<Order>, OrderAction[], string, string[]]>([
  ["is packed", {}, [PAID], "Mark as packed", ["Paid", "Packed"]],
  ["is being prepared", { delivery: "pickup", paymentMethod: "cash", shipTo: null }, [], "Start preparing", ["Unpaid", "Being prepared"]],
  [
    "is not collected",
    { delivery: "pickup", paymentMethod: "cash", shipTo: null },
    [{ type: "ready" }],
    "Mark as not picked up",
    ["Unpaid", "Not picked up"],
  ],
])("an order %s", async (_, changes, acts, name, then) => {
  await openOrder(changes, ...acts);
  await button(name, await start(name)).click();
  await stands(...then);
});

test("each thing to look into is settled by itself, and the focus stays where they were", async () => {
  const { path, stored } = await openOrder({ attention: ["A refund was stuck.", "A payment was odd."] });
  store.set(path, { ...stored(), needsOwner: true });
  answer("edit-order", ({ rev }) => {
    store.set(path, { ...stored(), attention: ["A payment was odd."], rev: rev + 1 });
    return { rev: rev + 1 };
  });
  const settle = page.getByRole("button", { name: "Mark as reviewed" });
  await settle.first().click();
  await expect.element(page.getByText("A refund was stuck.")).not.toBeInTheDocument();
  await expect.element(page.getByText("A payment was odd.")).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toBe("Needs review");
});

test("an address is changed until the parcel leaves, and says what it needs", async () => {
  const { stored, path } = await openOrder({}, PAID);
  answer("edit-order", (input) => {
    store.set(path, { ...stored(), shipTo: { ...ADDRESS, city: "Narva" }, rev: input.rev + 1 });
    return { rev: input.rev + 1 };
  });
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await sheet().getByLabelText("City").fill("");
  await button("Change address", sheet()).click();
  await expect.element(sheet().getByText(labels.cityInvalid)).toBeVisible();
  await sheet().getByLabelText("City").fill("Narva");
  await button("Change address", sheet()).click();
  await expect.element(page.getByText(/Narva/).first()).toBeVisible();
  await expect.element(sheet()).not.toBeInTheDocument();
});

test("on a phone the acts of an order are reached with a thumb and by keyboard", async ({ owner }) => {
  const order = putOrder(owner, VASES, PAID);
  answerActs(owner);
  await openScreen(paths.order(order.id), { viewport: PHONE });
  const act = button("Mark as shipped").first();
  await expect.element(act).toBeVisible();
  (act.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

test("what has to be looked into is said on the first screen and marked in every list", async ({ owner }) => {
  const [one, two] = [putOrder(owner, VASES, PAID), putOrder(owner, VASES, PAID, SENT)];
  const flag = ({ id }: Order, ...attention: string[]) => {
    const path = documents.order(owner.uid, id);
    store.set(path, { ...store.get(path), attention, needsOwner: attention.length > 0 });
  };
  flag(two, "A refund was stuck.");
  await openScreen(paths.dashboard);
  const needs = page.getByRole("region", { name: "To do" });
  await expect.element(needs.getByText(`Review order #${two.number}`)).toBeVisible();
  await expect.element(needs.getByText("A refund was stuck.")).toBeVisible();
  flag(one, "A payment was odd.");
  await expect.element(needs.getByText("Review 2 orders")).toBeVisible();
  await needs.getByRole("listitem").filter({ hasText: "Review" }).getByRole("link", { name: "View orders" }).click();
  await expect.element(page.getByText("2 to review")).toBeVisible();
  for (const { number } of [one, two])
    await expect.element(page.getByRole("link", { name: new RegExp(`#${number}.*Needs review`) })).toBeVisible();
  for (const order of [one, two]) flag(order);
  await expect.element(page.getByText("2 to review")).not.toBeInTheDocument();
});

test("the first message about an order begins its conversation; then the order leads there", async () => {
  const { owner, order } = await openOrder({ buyer: { name: "Ada", email: "ada@example.test", phone: "", locale: "en" } });
  const conversationId = putConversation(owner, [], { subject: { type: "general", id: "" } });
  answer("write-chat", ({ subject, text }) => {
    expect([subject, text]).toEqual([{ type: "order", id: order.id }, "Which colour?"]);
    return { conversationId };
  });
  await button("Message").click();
  await sheet().getByLabelText("Message").fill("Which colour? ");
  await button("Send", sheet()).click();
  await expect.element(page.getByRole("textbox", { name: "Your message" })).toBeVisible();
  const known = putConversation(owner, [{ by: "visitor", text: "Blue" }], { subject: { type: "order", id: order.id }, name: "Ada" });
  const screen = await openScreen(paths.order(order.id));
  await page.getByRole("link", { name: "Chat (1 unread)" }).click();
  await expect.poll(screen.path).toBe(chatPaths.conversation(known));
});
