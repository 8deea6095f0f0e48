import { reservationPaths } from "@awning/domain/booking/paths";
import { documents } from "@awning/domain/routes/firestore-paths";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { ownPagePaths, paths, peoplePaths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { beforeAll, expect } from "vitest";
import { page } from "vitest/browser";
import { nothingYet, notifications } from "../../../web/src/features/notification/labels.ts";
import { ownPage } from "../../../web/src/features/site/preview/own-page-part.ts";
import * as todayLabels from "../../../web/src/features/today/labels.ts";
import { failureLabel } from "../../../web/src/ui/feedback/labels.ts";
import { dialog, gone, says, seen } from "../support/acting.ts";
import { ownerOfEverything } from "../support/full-shop.ts";
import { putLink } from "../support/links.ts";
import { putNotification } from "../support/notifications.ts";
import { openScreen, setOnline, store, test } from "../support/screen.tsx";

const NOT_HERE = failureLabel({ code: "offline", details: { reason: "unread" } });
const notHere = () => page.getByText(NOT_HERE).first();

/** Where each list stands, and what of it is not on the device. */
const LISTS: readonly (readonly [name: string, path: string, kept: RegExp])[] = [
  ["the visitors", peoplePaths.visitors, /\/persons\//],
  ["the bookings", `${reservationPaths.list}?view=list`, /\/reservations\//],
  ["the calendar", reservationPaths.list, /\/reservations\//],
  ["what can be booked", reservationPaths.list, /\/services\//],
  ["the services", reservationPaths.services, /\/services\//],
  ["the conversations", chatPaths.inbox, /\/conversations\//],
  ["the orders", paths.orders, /\/orders\//],
  ["the products", paths.products, /\/products\//],
  ["the links", paths.links, /\/links\//],
  ["the pages", ownPagePaths.list, /\/pages\//],
  ["the discount codes", paths.discounts, /\/discounts\//],
  ["the collections", paths.collections, /\/collections\//],
  ["the sent mails", settingsPaths.section("emails"), /^outbox\//],
];

// The preview of the page is fetched with a connection.
beforeAll(ownPage.load);

test.each(LISTS)("%s that are not on the device are not said to be none while it is offline", async (_, path, kept) => {
  ownerOfEverything();
  store.keepOffDevice(kept);
  setOnline(false);
  await openScreen(path);
  await seen(notHere());
  expect(page.getByText(/\byet\b(?!\. It loads)|caught up/i).elements()).toEqual([]);
  setOnline(true);
  await expect.poll(() => notHere().elements()).toEqual([]);
});

test("the bell's notifications that are not on the device are not said to be none while it is offline, and come with the line", async ({
  owner,
}) => {
  putNotification(owner, "new-order.a", { title: "#1001 · Ada" });
  store.keepOffDevice(/\/notifications\/|\/settings\/notify$/);
  setOnline(false);
  await openScreen(paths.links);
  await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("button", { name: "Notifications" }).click();
  const sheet = dialog(notifications);
  await says(NOT_HERE, sheet);
  expect(sheet.getByText(nothingYet).elements()).toEqual([]);
  setOnline(true);
  await says("#1001 · Ada", sheet);
  expect(sheet.getByText(NOT_HERE).elements()).toEqual([]);
});

test("a list that the server said is empty stays empty without a connection", async ({ owner }) => {
  await openScreen(paths.links);
  setOnline(false);
  // Adding one and taking it back makes the list tell itself again.
  const link = putLink(owner);
  await seen(page.getByRole("list", { name: "Links" }));
  store.delete(documents.link(owner.uid, link));
  await gone(page.getByRole("list", { name: "Links" }));
  expect(notHere().elements()).toEqual([]);
});

test("Today is not caught up while what waits is not on the device", async () => {
  ownerOfEverything();
  store.keepOffDevice(/\/(orders|conversations|reservations)\//);
  setOnline(false);
  await openScreen(paths.dashboard);
  await seen(notHere());
  expect(page.getByText(todayLabels.youreAllCaughtUp).elements()).toEqual([]);
});
