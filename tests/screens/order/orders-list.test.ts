import type { OrderAction } from "@awning/domain/order/actions";
import type { Order } from "@awning/domain/order/order";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as labels from "../../../web/src/features/order/list/labels.ts";
import { PAID, putOrder, SENT } from "../support/orders.ts";
import { type Owner, openScreen, PHONE, signedInOwner, store, test } from "../support/screen.tsx";

const CANCELLED: OrderAction = { type: "cancel", reason: "Sold at the market", restock: true };

/** The numbers of the orders that the list shows, from the top. */
const shownNumbers = () =>
  [...document.querySelectorAll<HTMLElement>("main a")].flatMap(({ textContent }) => {
    const found = /#(\d{4})/.exec(textContent ?? "")?.[1];
    return found ? [Number(found)] : [];
  });
const eventuallyShown = (numbers: number[]) => expect.poll(shownNumbers).toEqual(numbers);
const view = (name: string) => page.getByRole("navigation", { name: "Saved views" }).getByRole("button", { name: new RegExp(`^${name}`) });
const search = () => page.getByRole("searchbox", { name: labels.numberNameOrEmail });

/** Orders numbered from 1001, a minute apart. */
function fillBook(owner: Owner, ...all: { name: string; acts?: OrderAction[]; changes?: Partial<Order> }[]): Order[] {
  const start = Date.now() - all.length * 60_000;
  return all.map(({ name, acts = [], changes }, index) => {
    const at = start + index * 60_000;
    const buyer = { name, email: `store-${index}@example.test`, phone: "", locale: "en" };
    return putOrder(owner, { number: 1001 + index, buyer, placedAt: at, updatedAt: at, paymentMethod: "transfer", ...changes }, ...acts);
  });
}

const BOOK = [
  { name: "Museum shop" },
  { name: "Corner store" },
  { name: "Table and linen", acts: [PAID] },
  { name: "Harbour Café", acts: [PAID, SENT] },
  { name: "Tea house", acts: [PAID, CANCELLED] },
];

test("a shop without orders says how to get the first one", async ({ owner }) => {
  await openScreen(paths.orders);
  await expect.element(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Copy shop link" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "View your shop" })).toHaveAttribute("href", sitePaths.shop(owner.username));
});

test("a shop that is not published says that no one can order yet, and follows when it is", async () => {
  const owner = signedInOwner({ site: { published: false } });
  await openScreen(paths.orders);
  await expect.element(page.getByRole("heading", { name: labels.buyersCantOrderYet })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Finish setting up" })).toHaveAttribute("href", paths.dashboard);
  store.set(documents.site(owner.uid), { ...store.get(documents.site(owner.uid)), published: true });
  await expect.element(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
});

test("a new order slides into the open list, is said aloud, and counts as something to do", async ({ owner }) => {
  await openScreen(paths.orders);
  const [order] = fillBook(owner, { name: "Museum shop" });
  await expect.element(page.getByRole("link", { name: /#1001.*Museum shop/ })).toBeVisible();
  await expect
    .poll(() => [...document.querySelectorAll("[role=status]")].map((one) => one.textContent).join())
    .toContain("New order #1001");
  await expect.element(view("To do")).toHaveTextContent("To do1");
  await expect
    .element(
      page
        .getByRole("navigation")
        .first()
        .getByRole("link", { name: /Orders.*1/ }),
    )
    .toBeVisible();
  expect(order?.number).toBe(1001);
});

test("each saved view holds what its name says, follows every act, and survives a reload", async ({ owner }) => {
  const [, unpaid] = fillBook(owner, ...BOOK);
  await openScreen(paths.orders);
  await eventuallyShown([1005, 1004, 1003, 1002, 1001]);
  await view("To do").click();
  await eventuallyShown([1003, 1002, 1001]);
  await view("Unpaid").click();
  await eventuallyShown([1002, 1001]);
  await view("To fulfill").click();
  await eventuallyShown([1003]);
  await view("Done").click();
  await eventuallyShown([1005, 1004]);
  await openScreen(`${paths.orders}?show=done`);
  await eventuallyShown([1005, 1004]);
  await view("Unpaid").click();
  await eventuallyShown([1002, 1001]);
  if (unpaid) store.delete(documents.order(owner.uid, unpaid.id));
  await eventuallyShown([1001]);
  await view("All").click();
  await eventuallyShown([1005, 1004, 1003, 1001]);
});

test("cash on delivery that its carrier has is nobody's to do, and stays among the unpaid", async ({ owner }) => {
  const changes = { paymentMethod: "on_delivery", status: "open", holdUntil: null } as const;
  fillBook(owner, { name: "Museum shop" }, { name: "Corner store", acts: [SENT], changes });
  await openScreen(`${paths.orders}?show=to_do`);
  await eventuallyShown([1001]);
  await expect.element(view("To do")).toHaveTextContent("To do1");
  await view("Unpaid").click();
  await eventuallyShown([1002, 1001]);
});

test.each([
  ["1003", [1003]],
  ["#1004", [1004]],
  ["cafe", [1004]],
  ["store-1@", [1002]],
])("a search for %s finds the order", async (typed, numbers) => {
  fillBook(signedInOwner(), ...BOOK);
  await openScreen(paths.orders);
  await eventuallyShown([1005, 1004, 1003, 1002, 1001]);
  await search().fill(typed);
  await eventuallyShown(numbers);
  await search().fill("teapot");
  await expect.element(page.getByRole("heading", { name: "No results for “teapot”" })).toBeVisible();
  expect(shownNumbers()).toEqual([]);
  await search().fill("");
  await eventuallyShown([1005, 1004, 1003, 1002, 1001]);
});

test("what the list shows is in its address", async () => {
  fillBook(signedInOwner(), ...BOOK);
  const screen = await openScreen(paths.orders);
  await view("Unpaid").click();
  await eventuallyShown([1002, 1001]);
  await search().fill("museum");
  await eventuallyShown([1001]);
  await expect.poll(screen.path).toBe(`${paths.orders}?show=unpaid&q=museum`);
  await openScreen(`${paths.orders}?show=unpaid&q=museum`);
  await eventuallyShown([1001]);
  await expect.element(search()).toHaveValue("museum");
});

test("filters narrow the list, on a phone and by keyboard alone, and are taken off again", async () => {
  fillBook(signedInOwner(), ...BOOK);
  const screen = await openScreen(paths.orders, { viewport: PHONE });
  await eventuallyShown([1005, 1004, 1003, 1002, 1001]);
  const open = page.getByRole("button", { name: /^Filter/ });
  const sheet = page.getByRole("dialog", { name: /^Filter orders/ });
  (open.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await sheet.getByLabelText(/^Order/).selectOptions("Canceled");
  await sheet.getByLabelText(/^Payment/).selectOptions("Paid");
  (sheet.getByRole("button", { name: "Show orders" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await eventuallyShown([1005]);
  await expect.poll(screen.path).toBe(`${paths.orders}?order=cancelled&payment=paid`);
  await page.getByRole("button", { name: "Remove filter Payment: Paid" }).click();
  await eventuallyShown([1005]);
  await page.getByRole("button", { name: /^Remove filter Order/ }).click();
  await eventuallyShown([1005, 1004, 1003, 1002, 1001]);
});

test("days that end before they begin are refused at the field", async () => {
  fillBook(signedInOwner(), ...BOOK);
  await openScreen(`${paths.orders}?to=2020-12-31`, { viewport: PHONE });
  await expect.element(page.getByRole("heading", { name: "No matching orders" })).toBeVisible();
  await page.getByRole("button", { name: /^Filter/ }).click();
  const sheet = page.getByRole("dialog", { name: /^Filter orders/ });
  await sheet.getByLabelText(/^Placed from/).fill("2021-01-01");
  await sheet.getByRole("button", { name: "Show orders" }).click();
  await expect.element(sheet.getByText(labels.endDateInvalid)).toBeVisible();
  await sheet.getByRole("button", { name: "Clear all" }).click();
  await eventuallyShown([1005, 1004, 1003, 1002, 1001]);
});

test("days are those of the shop, in the list and in its filter", async ({ owner }) => {
  store.set(informationDocuments.profileSettings(owner.uid), { zone: "Pacific/Auckland" });
  putOrder(owner, { number: 7001, placedAt: Date.parse("2020-03-04T10:00:00Z") });
  putOrder(owner, { number: 7002, placedAt: Date.parse("2020-03-04T12:00:00Z") });
  await openScreen(paths.orders);
  const days = () => [...document.querySelectorAll(".order-row")].map((row) => row.querySelector("time")?.textContent);
  await expect.poll(days).toEqual(["Mar 5, 20", "Mar 4, 20"]);
  await openScreen(`${paths.orders}?from=2020-03-05`);
  await expect.poll(days).toEqual(["Mar 5, 20"]);
});

test.each([
  ["to_do", "You’re all caught up"],
  ["unpaid", "No unpaid orders"],
  ["to_ship", "Nothing to fulfill"],
])("the view %s without orders says what would be in it", async (show, title) => {
  fillBook(signedInOwner(), { name: "Corner store", acts: [CANCELLED] });
  await openScreen(`${paths.orders}?show=${show}`);
  await expect.element(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
});

test("a long list comes page by page, and a new order slides in without pushing one out", async ({ owner }) => {
  fillBook(owner, ...Array.from({ length: 60 }, (_, index) => ({ name: `Store ${1001 + index}` })));
  await openScreen(paths.orders, { viewport: PHONE });
  const newestFirst = (from: number, count: number) => Array.from({ length: count }, (_, index) => from - index);
  await eventuallyShown(newestFirst(1060, 50));
  await page.getByRole("button", { name: "Older orders" }).click();
  await eventuallyShown(newestFirst(1060, 60));
  await expect.element(page.getByRole("button", { name: "Older orders" })).not.toBeInTheDocument();
  putOrder(owner, { number: 1061, placedAt: Date.now() + 1000 });
  await eventuallyShown(newestFirst(1061, 61));
});

test("a long list says what all of it comes to once asked, until another order comes", async ({ owner }) => {
  fillBook(owner, ...Array.from({ length: 60 }, (_, index) => ({ name: `Store ${1001 + index}`, changes: { total: 100 } })));
  await openScreen(paths.orders);
  await expect.element(page.getByText("First 50 orders, €50.00")).toBeVisible();
  await page.getByRole("button", { name: labels.sumOfAll }).click();
  await expect.element(page.getByText("60 orders, €60.00")).toHaveFocus();
  putOrder(owner, { number: 1061, placedAt: Date.now() + 1000, total: 200 });
  await expect.element(page.getByText("First 50 orders, €51.00")).toBeVisible();
  await page.getByRole("button", { name: labels.sumOfAll }).click();
  await expect.element(page.getByText("61 orders, €62.00")).toBeVisible();
});

test("an order that is not there says so and leads back", async () => {
  fillBook(signedInOwner(), ...BOOK);
  await openScreen(paths.order("nosuchorder"));
  await expect.element(page.getByRole("heading", { name: "Order not found" })).toBeVisible();
  await page.getByRole("link", { name: "View all orders" }).click();
  await eventuallyShown([1005, 1004, 1003, 1002, 1001]);
});

test("who comes from Today hears of a new order as well", async ({ owner }) => {
  putOrder(owner, { number: 1001, placedAt: Date.now() - 60_000 });
  const { goto } = await openScreen(paths.dashboard);
  await goto(paths.orders);
  // Today lists the order too.
  await expect.element(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await eventuallyShown([1001]);
  putOrder(owner, { number: 1002, placedAt: Date.now() });
  await expect
    .poll(() => [...document.querySelectorAll("[role=status]")].map((one) => one.textContent).join())
    .toContain("New order #1002");
});

test("the file holds what the list shows", async () => {
  const files: Blob[] = [];
  const { createObjectURL } = URL;
  onTestFinished(() => void Object.assign(URL, { createObjectURL }));
  URL.createObjectURL = (file: Blob) => (files.push(file), createObjectURL.call(URL, file));
  fillBook(signedInOwner(), ...BOOK);
  await openScreen(`${paths.orders}?payment=paid`);
  await eventuallyShown([1005, 1004, 1003]);
  await page.getByRole("button", { name: "Export" }).click();
  await expect.poll(() => files.length).toBe(1);
  const rows = (await files[0]?.text())?.trim().split("\r\n") ?? [];
  expect(rows.slice(1).map((row) => row.split(",")[0])).toEqual(["#1005", "#1004", "#1003"]);
});

test("what was there before the list was opened is not said to be new", async ({ owner }) => {
  fillBook(owner, ...BOOK);
  await openScreen(paths.orders);
  await eventuallyShown([1005, 1004, 1003, 1002, 1001]);
  putOrder(owner, { number: 1006, placedAt: Date.now() + 1000 });
  await eventuallyShown([1006, 1005, 1004, 1003, 1002, 1001]);
  const said = () => [...document.querySelectorAll("[role=status]")].map((one) => one.textContent).join();
  await expect.poll(said).toContain("New order #1006");
  expect(said()).not.toContain("#1005");
});
