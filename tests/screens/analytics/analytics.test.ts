import { toDataSet } from "@awning/domain/analytics/data-set";
import { figuresOf, select } from "@awning/domain/analytics/query";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, peoplePaths } from "@awning/domain/routes/paths";
import { addDays } from "@awning/domain/time/zoned-time";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closedDays, dayOf, packed } from "../../support/visits.ts";
import { seen } from "../support/acting.ts";
import { faults, paint } from "../support/axe.ts";
import { putLink } from "../support/links.ts";
import { DESKTOP, type Owner, openScreen, PHONE, signedInOwner, store } from "../support/screen.tsx";

const TODAY = new Date().toISOString().slice(0, 10);
const number = (value: number) => new Intl.NumberFormat("en-US").format(value);

async function ownerWithVisits(days = 100): Promise<{ owner: Owner; closed: ReturnType<typeof closedDays> }> {
  const owner = signedInOwner();
  const links = ["Winter carafes", "Glazing workshop, Saturdays", "How to care for stoneware"].map((title) => putLink(owner, { title }));
  const parts = { links, products: ["winter-carafe", "stoneware-mug", "bud-vase"] };
  const closed = closedDays(addDays(TODAY, -1), days, parts);
  const months = Map.groupBy(closed, ({ day }) => day.slice(0, 7));
  for (const [month, some] of months) {
    const bytes = await packed(some);
    store.set(documents.visitFile(owner.uid, month), {
      first: some[0]?.day ?? "",
      last: some.at(-1)?.day ?? "",
      month,
      sweepAt: null,
      visits: 1,
      updatedAt: new Date(),
      bytes: { toUint8Array: () => bytes },
    });
  }
  store.set(documents.visitChunk(owner.uid, `${TODAY}-a-0`), { day: TODAY, rows: dayOf(TODAY, 30, parts).rows });
  return { owner, closed };
}

const figure = (name: string) => page.getByRole("group", { name: "Metrics" }).getByRole("button", { name });
const card = (name: string) => page.getByRole("region", { name, exact: true });
const rowsOf = (name: string) => card(name).getByRole("button", { pressed: false });

test("figures, cards and filters agree with what was counted", async () => {
  const { closed } = await ownerWithVisits();
  const screen = await openScreen(`${peoplePaths.analytics}?range=custom&from=${addDays(TODAY, -28)}&to=${addDays(TODAY, -1)}`);
  const set = toDataSet(closed);
  const range = { first: addDays(TODAY, -28), last: addDays(TODAY, -1) };
  const all = figuresOf(set, select(set, { range, filters: [] }));
  await seen(figure("Views"));
  await seen(figure("Views").getByText(number(all.views), { exact: true }));
  await seen(figure("Link clicks").getByText(number(all.clicks), { exact: true }));
  await seen(figure("Orders").getByText(number(all.orders), { exact: true }));

  const instagram = figuresOf(set, select(set, { range, filters: [{ dimension: "source", values: ["Instagram"] }] }));
  await rowsOf("Sources").filter({ hasText: "Instagram" }).click();
  await seen(figure("Views").getByText(number(instagram.views), { exact: true }));
  expect(screen.path()).toContain("by=source");
  await page.getByRole("button", { name: "Remove filter Source: Instagram" }).click();
  await seen(figure("Views").getByText(number(all.views), { exact: true }));
  // What leads to orders adds up to all of them.
  const money = card("Sales")
    .getByRole("row")
    .elements()
    .map((row) => Number(row.children[2]?.textContent ?? 0));
  const [total, ...rows] = money.slice(1).toReversed();
  expect(rows.reduce((sum, one) => sum + one, 0)).toBe(total);
  expect(total).toBe(all.orders);
});

test("the line is read by arrow keys and as a table", async () => {
  await ownerWithVisits(40);
  await openScreen(`${peoplePaths.analytics}?range=7`);
  const chart = page.getByRole("slider", { name: "Visitors per day" });
  await seen(chart);
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(chart).toHaveAttribute("aria-valuenow", "5");
  // A day that is not over says so, and is compared with as much of the time before.
  await userEvent.keyboard("{End}");
  await expect.element(chart).toHaveAttribute("aria-valuetext", expect.stringContaining("so far"));
  await seen(page.getByText("Previous 7 days", { exact: true }));
  await seen(page.getByText(/Compared with: Previous 7 days, by this time\.$/));
  await page.getByRole("button", { name: "View as table" }).click();
  await expect.poll(() => page.getByRole("table").first().getByRole("row").elements().length).toBe(8);
});

test("a page that no one has visited says what will be here", async () => {
  signedInOwner();
  await openScreen(peoplePaths.analytics);
  await seen(page.getByRole("heading", { name: "No visits yet" }));
});

test.each([
  ["phone", PHONE, "light"],
  ["phone", PHONE, "dark"],
  ["desktop", DESKTOP, "light"],
  ["desktop", DESKTOP, "dark"],
] as const)("nothing is wrong with it on a %s %o by %s", async (name, viewport, theme) => {
  await ownerWithVisits();
  paint(theme);
  await openScreen(peoplePaths.analytics, { viewport });
  await seen(card("Sources"));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width);
  expect(await faults()).toEqual([]);
  if (import.meta.env.VITE_PICTURES) await page.screenshot({ path: `../../../node_modules/.pictures/analytics-${name}-${theme}.png` });
});

test("which link earned the most this month takes two presses and no scrolling on a desktop", async () => {
  await ownerWithVisits();
  await openScreen(paths.dashboard, { viewport: { width: 1440, height: 900 } });
  await page.getByRole("navigation").getByRole("link", { name: "Analytics" }).first().click();
  await page.getByRole("button", { name: "Last month" }).click();
  await seen(rowsOf("Sales").first());
  await expect.element(page.getByRole("button", { name: "Last month" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  const row = card("Sales").getByRole("row").nth(1);
  await expect.element(row).not.toHaveTextContent("No link");
  expect(row.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
});
