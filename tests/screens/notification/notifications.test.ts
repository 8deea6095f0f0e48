import { NOTIFICATIONS_PAGE } from "@awning/domain/notification/notification";
import { paths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/notification/labels.ts";
import { button, dialog, gone, says, scrollsSideways, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { isRead, putNotification, putReadNotifications } from "../support/notifications.ts";
import { putOrder } from "../support/orders.ts";
import { openScreen, PHONE, setOnline, store, test } from "../support/screen.tsx";

const bell = (name: string | RegExp = /^Notifications/) =>
  page.getByRole("navigation", { name: "Main", exact: true }).getByRole("button", { name });
const more = () => page.getByRole("navigation", { name: "Main, phone" }).getByRole("button");
const sheet = () => dialog(labels.notifications);
const row = (name: string | RegExp) => sheet().getByRole("link", { name });

test("the bell counts what is unread, live; each leads to its thing and is read then", async ({ owner }) => {
  const order = putOrder(owner);
  putNotification(owner, "new-order.a", { about: { kind: "order", id: order.id }, title: "#1001 · Ada" });
  const screen = await openScreen(paths.links);
  await seen(bell("Notifications 1 unread"));
  putNotification(owner, "low-stock.b", { event: "lowStock", about: { kind: "products", id: "" }, title: "Mug" });
  await seen(bell("Notifications 2 unread"));
  await bell().click();
  await says("#1001 · Ada", sheet());
  expect(await faults()).toEqual([]);
  await row("New order").click();
  await expect.poll(screen.path).toBe(paths.order(order.id));
  await gone(sheet());
  await expect.poll(() => isRead(owner, "new-order.a")).toBe(true);
  await seen(bell("Notifications 1 unread"));
  await screen.goto(paths.products);
  await seen(bell(/^Notifications$/));
  expect(isRead(owner, "low-stock.b")).toBe(true);
});

test("all are read at once, also without a connection; earlier ones come page by page", async ({ owner }) => {
  putReadNotifications(owner);
  for (const name of ["a", "b"]) putNotification(owner, name, { about: { kind: "conversation", id: name } });
  await openScreen(paths.links);
  await bell("Notifications 2 unread").click();
  await expect.poll(() => sheet().getByRole("listitem").elements().length).toBe(NOTIFICATIONS_PAGE);
  setOnline(false);
  await button(labels.markAllRead, sheet()).click();
  await expect.element(button(labels.markAllRead, sheet())).toBeDisabled();
  setOnline(true);
  await expect.poll(() => ["a", "b"].map((id) => isRead(owner, id))).toEqual([true, true]);
  await button(labels.showMore, sheet()).click();
  await expect.poll(() => sheet().getByRole("listitem").elements().length).toBe(NOTIFICATIONS_PAGE + 5);
});

test("events that are off in the app are neither counted nor listed, however many; an order that needs its owner is", async ({ owner }) => {
  store.set(informationDocuments.notifySettings(owner.uid), { newOrder: { app: false } });
  const hidden = Array.from({ length: NOTIFICATIONS_PAGE }, (_, place) => `a${place}`);
  for (const id of hidden) putNotification(owner, id, { event: "newOrder" });
  putNotification(owner, "b", { event: "orderProblem", title: "#7", at: Date.now() - 60_000 });
  await openScreen(paths.links);
  await bell("Notifications 1 unread").click();
  await button(labels.showMore, sheet()).click();
  await seen(row("Order needs your attention"));
  expect(row("New order").elements()).toEqual([]);
  expect([...hidden.filter((id) => !isRead(owner, id)), isRead(owner, "b")]).toEqual([false]);
});

test("on a phone the bell is behind More, and an empty list says what comes", async ({ owner: _owner }) => {
  await openScreen(paths.links, { viewport: PHONE });
  await more().click();
  await dialog("More").getByRole("button", { name: "Notifications" }).click();
  await says(labels.nothingYet, sheet());
  expect(await faults()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
});

test("on a phone More counts what is unread, and long data stays within the sheet", async ({ owner }) => {
  putNotification(owner, "a", { event: "mailFailed", title: `Order received · ${"long".repeat(20)}@example.test` });
  await openScreen(paths.links, { viewport: { width: 320, height: 700 } });
  await more().click();
  await dialog("More").getByRole("button", { name: "Notifications 1 unread" }).click();
  await seen(row("Email couldn’t be sent"));
  expect(scrollsSideways()).toBe(false);
  expect(sheet().element().scrollWidth).toBeLessThanOrEqual(sheet().element().clientWidth);
});

test("a list that cannot be read says so and offers to try again", async ({ owner }) => {
  putNotification(owner, "a");
  store.refuseReads(/\/notifications/, "unavailable");
  await openScreen(paths.links);
  await bell().click();
  await seen(sheet().getByRole("button", { name: "Try again" }));
});
