import { DISCOUNTS_MAX, type DiscountDraft } from "@awning/domain/discount/discount";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as labels from "../../../web/src/features/discount/labels.ts";
import { act, button, field, gone, says, scrollsSideways } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { type Owner, openScreen, PHONE, putProduct, store, test } from "../support/screen.tsx";

const DAY_MS = 86_400_000;
const TERMS = {
  type: "percent",
  value: 10,
  startsAt: null,
  minSubtotal: null,
  productIds: [],
  totalLimit: null,
  perEmailLimit: null,
} as const;

type Terms = Omit<Partial<DiscountDraft>, "endsAt"> & { endsAt?: Date | null; at?: number; used?: number; sales?: number };

/** Puts a code there that was made so many minutes ago. */
function putCode(owner: Owner, code: string, { at = 0, ...terms }: Terms = {}): void {
  const moment = new Date(Date.now() - at * 60_000);
  const stored = { ...TERMS, state: "active", endsAt: null, used: 0, ...terms, createdAt: moment, updatedAt: moment };
  store.set(documents.discount(owner.uid, code), stored);
}
const stored = (owner: Owner, code: string) => store.get(documents.discount(owner.uid, code));
const list = (name: string) => page.getByRole("list", { name, exact: true }).getByRole("listitem").elements();
const newCode = () => page.getByRole("button", { name: "Create code" });

test("an owner makes a code, pauses it and lets it run again", async ({ owner }) => {
  putProduct(owner);
  await openScreen(paths.products);
  await page.getByRole("link", { name: /codes/i }).click();
  await says("No codes yet");
  await newCode().click();
  const sheet = page.getByRole("dialog", { name: "New discount code" });
  const code = field("Code", sheet);
  const make = sheet.getByRole("button", { name: "Create code" });
  await make.click();
  await says(labels.codeInvalid, sheet);
  await expect.element(code).toHaveFocus();
  await code.fill("hi-5");
  await says("Short codes are easy to guess.", sheet);
  await sheet.getByRole("button", { name: "Generate" }).click();
  await expect.poll(() => (code.element() as HTMLInputElement).value).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  await gone(sheet.getByText("Short codes are easy to guess.", { exact: false }));
  await code.fill("spring-10");
  await field("Uses per buyer", sheet).fill("1");
  // A day whose year is half typed is refused and makes no code.
  const lastDay = sheet.getByLabelText("End date", { exact: false });
  await lastDay.click({ position: { x: 12, y: 12 } });
  await userEvent.keyboard("06150020");
  await make.click();
  await says("Enter a complete date in range. This one isn’t saved.", sheet);
  expect(store.list(collections.discounts(owner.uid))).toEqual([]);
  await lastDay.fill("2090-06-15");
  expect(await faults()).toEqual([]);
  await make.click();
  await says("10% off · once per buyer · until Jun 15, 2090");
  await says("0 orders");
  await act("SPRING-10", "Pause");
  await says("Paused");
  await act("SPRING-10", "Resume");
  await says("Active");
  expect(stored(owner, "SPRING-10")).toMatchObject({ state: "active", used: 0, perEmailLimit: 1 });
  // It ends with that day by the clocks of this machine.
  expect(Number(stored(owner, "SPRING-10")?.endsAt)).toBe(new Date(2090, 5, 16).getTime());
});

test("a code that is paused elsewhere while its terms are changed stays paused, and has the new terms", async ({ owner }) => {
  putCode(owner, "SPRING-10", { perEmailLimit: 1 });
  await openScreen(paths.discounts);
  await act("SPRING-10", "Edit");
  const sheet = page.getByRole("dialog", { name: "Edit SPRING-10" });
  await field("Total uses", sheet).fill("40");
  store.set(documents.discount(owner.uid, "SPRING-10"), { ...stored(owner, "SPRING-10"), state: "paused", minSubtotal: 100 });
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => stored(owner, "SPRING-10"))
    .toMatchObject({ state: "paused", minSubtotal: 100, totalLimit: 40, perEmailLimit: 1 });
  await says("Paused");
  await act("SPRING-10", "Resume");
  await expect.poll(() => stored(owner, "SPRING-10")).toMatchObject({ state: "active", minSubtotal: 100, totalLimit: 40 });
});

test("a full shop says how many codes it can have and what makes room; ended ones are apart, page by page", async ({ owner }) => {
  for (let at = 1; at < DISCOUNTS_MAX; at++) putCode(owner, `STANDS-${at}`, { at });
  putCode(owner, "OVER", { at: DISCOUNTS_MAX, endsAt: new Date(Date.now() - DAY_MS) });
  // Newer than all others: they must not push one of those out.
  for (let at = 1; at <= 30; at++) putCode(owner, `WAS-${at}`, { at: -at, state: "ended" });
  await openScreen(paths.discounts, { viewport: PHONE });
  await says(`You’ve reached the limit of ${DISCOUNTS_MAX} codes. One is past its end date.`);
  await expect.element(newCode()).toBeDisabled();
  await expect.poll(() => list("Discount codes").length).toBe(DISCOUNTS_MAX);
  await expect.poll(() => list("Ended codes").length).toBe(25);
  await page.getByRole("button", { name: "Show earlier" }).click();
  await expect.poll(() => list("Ended codes").length).toBe(30);
  expect(scrollsSideways()).toBe(false);
  expect(await faults()).toEqual([]);

  await page.getByRole("button", { name: "End code" }).click();
  await expect.poll(() => stored(owner, "OVER")).toMatchObject({ state: "ended" });
  await newCode().click();
  const sheet = page.getByRole("dialog", { name: "New discount code" });
  await field("Code", sheet).fill("ONE-MORE");
  await sheet.getByRole("button", { name: "Create code" }).click();
  await says("End or delete one to add another.");
  await expect.poll(() => stored(owner, "ONE-MORE")).toMatchObject({ state: "active", used: 0 });
});

test("a code says how many orders used it, what they come to and what copies its address; the shop’s lists are one press apart", async ({
  owner,
}) => {
  const site = documents.site(owner.uid);
  store.set(site, { ...store.get(site), published: true });
  putCode(owner, "SPRING", { used: 12, sales: 48_250 });
  putCode(owner, "LIMITED", { used: 40, sales: 9000, totalLimit: 40 });
  putCode(owner, "X".repeat(30), { at: 3, state: "paused" });
  const { path } = await openScreen(paths.discounts, { viewport: { width: 320, height: 640 } });
  await says("1 of 3 active");
  await says("52 orders");
  await says("€572.50 in sales");
  await says("40 of 40 orders");
  await says("Used up");
  await expect.element(button(labels.shareLinkButton("SPRING"))).toBeVisible();
  expect(page.getByRole("button", { name: /^Copy share link of/ }).elements()).toHaveLength(1);
  expect(scrollsSideways()).toBe(false);
  expect(await faults()).toEqual([]);
  await button("SPRING").click();
  await button("Cancel", page.getByRole("dialog", { name: "Edit SPRING" })).click();
  const tabs = page.getByRole("navigation", { name: "Shop" });
  await tabs.getByRole("link", { name: "Collections" }).click();
  await says("No collections yet");
  await tabs.getByRole("link", { name: "Products" }).click();
  await expect.poll(path).toBe(paths.products);
  await expect.element(tabs.getByRole("link", { name: "Products" })).toHaveAttribute("aria-current", "page");
});
