import { collections } from "@awning/domain/routes/firestore-paths";
import { paths, peoplePaths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as labels from "../../../web/src/app/palette/labels.ts";
import { FOUND_ROWS } from "../../../web/src/app/palette/rows.ts";
import { gone, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { ownerOfEverything } from "../support/full-shop.ts";
import { putOrder } from "../support/orders.ts";
import { openScreen, PHONE, setOnline, signedInOwner, store } from "../support/screen.tsx";

const option = (name: RegExp | string) => page.getByRole("option", { name });

async function find(typed: string) {
  await userEvent.keyboard("{Control>}k{/Control}");
  await page.getByRole("combobox", { name: labels.placeholder }).fill(typed);
}

test.each([
  ["VAT", "Taxes", settingsPaths.section("taxes", "taxes")],
  ["iban", "Bank transfer", settingsPaths.section("payments", "transfer")],
  ["currency", "Shop currency", settingsPaths.section("payments", "currency")],
  ["weekly summ", "Weekly summary", settingsPaths.section("notifications", "weeklySummary")],
  ["holiday", "Special hours", settingsPaths.information("contact", "special-hours")],
  ["quota", "Storage", `${paths.account}#storage`],
])("«%s» finds %s by keyboard and gives its row the focus", async (typed, label, to) => {
  signedInOwner();
  const screen = await openScreen(paths.links);
  await find(typed);
  await seen(option(new RegExp(`^${label}`)).first());
  await userEvent.keyboard("{Enter}");
  const [path, row] = to.split("#");
  await expect.poll(screen.path).toBe(path);
  await expect.poll(() => document.activeElement?.closest(`#${row}`) !== null, { timeout: 10_000 }).toBe(true);
  await userEvent.keyboard("{Control>}k{/Control}");
  await seen(page.getByRole("group", { name: labels.recent }).getByRole("option", { name: new RegExp(`^${label}`) }));
});

test("every row that can be found is on its screen", { timeout: 60_000 }, async () => {
  signedInOwner();
  const rows = Map.groupBy(FOUND_ROWS, ({ to }) => to.split("#")[0] ?? "");
  const lost: string[] = [];
  for (const [path, found] of rows) {
    await openScreen(path);
    const ids = found.flatMap(({ to }) => to.split("#")[1] ?? []);
    await expect.poll(() => ids.filter((id) => document.getElementById(id) !== null).length, { timeout: 5000 }).toBe(ids.length);
    lost.push(...ids.filter((id) => document.getElementById(id) === null));
  }
  expect(lost).toEqual([]);
});

test("people, orders, bookings, conversations and products are found with few reads, and the last keys win", async () => {
  const { owner } = ownerOfEverything();
  for (let at = 0; at < 20; at++)
    putOrder(owner, { buyer: { name: `Ida Number ${at}`, email: "ida@example.test", phone: "", locale: "en" } });
  const screen = await openScreen(paths.links, { viewport: PHONE });
  await find("i");
  const before = store.reads;
  await page.getByRole("combobox", { name: labels.placeholder }).fill("ida");
  await seen(option(/^Ida Lund ida@example\.test/));
  await seen(page.getByRole("group", { name: labels.chats }).getByRole("option"));
  expect(page.getByRole("group", { name: labels.orders }).getByRole("option").elements().length).toBe(3);
  expect(store.reads - before).toBeLessThanOrEqual(15);
  expect(await faults()).toEqual([]);
  await page.getByRole("combobox", { name: labels.placeholder }).fill("bud");
  await seen(page.getByRole("group", { name: labels.products }).getByRole("option", { name: "Bud vase" }));
  await gone(option(/^Ida Lund ida/));
  await page.getByRole("combobox", { name: labels.placeholder }).fill("nothing such");
  await seen(page.getByText(labels.noResultsHint("nothing such")));
  await page.getByRole("combobox", { name: labels.placeholder }).fill("ida lu");
  await option(/^Ida Lund ida@example\.test/).click();
  await expect.poll(screen.path).toBe(peoplePaths.visitor("ida"));
  await userEvent.keyboard("{Control>}k{/Control}");
  // Names are not kept on the device.
  await seen(page.getByRole("group", { name: labels.goToTitle }));
  await gone(option(/Ida Lund/));
});

test("without a connection the palette says that only places can be found", async () => {
  const owner = signedInOwner();
  expect(store.list(collections.orders(owner.uid))).toEqual([]);
  await openScreen(paths.links);
  setOnline(false);
  await find("payment li");
  await seen(option(/^Payment link/));
  await seen(page.getByText(labels.searchFailed));
});
