/** @module-tag full */
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/collections";
import { paths } from "@awning/domain/paths";
import { FieldValue } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EVERYTHING_ON, makeProduct, type Owner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { goBy, newOwner, open, saved, storedProduct } from "../support/owner.ts";
import { openStage, photograph } from "../support/stage.ts";

const LONG = `A jug with a name that goes on ${"and on ".repeat(11)}and ends`;
let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
});
afterAll(() => stage.close());

const name = () => page.getByLabel("Name", { exact: true });
const price = () => page.getByLabel("Price", { exact: true });
async function expectWords(field: ReturnType<typeof name>, words: string | RegExp): Promise<void> {
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  const id = (await field.getAttribute("aria-describedby"))?.split(" ")[0];
  expect(await page.locator(`[id="${id}"]`).textContent()).toMatch(words);
}

test("saving without a name and a price says so at the fields and puts the focus on the first", async () => {
  await open(page, paths.product("new"));
  await page.getByRole("button", { name: "Save draft" }).first().click();
  await expectWords(name(), /Give it a name/);
  await expectWords(price(), /Say what it costs/);
  await expect.poll(() => name().evaluate((field) => field === document.activeElement)).toBe(true);
  expect(new URL(page.url()).pathname).toBe(paths.product("new"));
});

test.each([
  ["-4", /Enter an amount/],
  ["12.3456", /Enter an amount/],
  ["ten", /Enter an amount/],
  ["9999999999", /Enter at most €999,999.00/],
  ["1.234", /Enter €1,234.00 or €1.23/],
])("a price such as %s is refused in words and stays as typed", async (typed, words) => {
  await name().fill("Pitcher");
  await price().fill(typed);
  await name().focus();
  await expectWords(price(), words);
  await page.getByRole("button", { name: "Save draft" }).first().click();
  expect(await price().inputValue()).toBe(typed);
  expect(new URL(page.url()).pathname).toBe(paths.product("new"));
});

test("an unsaved product is still there after going elsewhere and after a reload, its picture too", async () => {
  await name().fill("Pitcher");
  await price().fill("ten");
  await page.getByLabel("Description").fill("Half a thought");
  await page
    .getByRole("group", { name: "Pictures of the product" })
    .locator('input[type="file"]')
    .setInputFiles(await photograph(page));
  await page.getByRole("group", { name: "Picture 1 of 1" }).waitFor();
  await page.getByRole("button", { name: "Add a kind" }).click();
  await page.getByRole("textbox", { name: "Name of kind 1" }).fill("Slate");
  const expectKept = async () => {
    await page.getByText("This is what you typed before").waitFor();
    expect(await name().inputValue()).toBe("Pitcher");
    expect(await price().inputValue()).toBe("ten");
    await expectWords(price(), /Enter an amount/);
    expect(await page.getByLabel("Description").textContent()).toBe("Half a thought");
    expect(await page.getByRole("textbox", { name: "Name of kind 1" }).inputValue()).toBe("Slate");
    await page.getByRole("group", { name: "Picture 1 of 1" }).waitFor();
  };
  await goBy(page, "Links");
  await open(page, paths.product("new"));
  await expectKept();
  await page.reload();
  await expectKept();

  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(() => name().inputValue()).toBe("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => name().inputValue()).toBe("Pitcher");
  await price().fill("10");
  await page.getByRole("button", { name: "Save draft" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Pitcher" }).waitFor();
  await saved(page);
  expect(await storedProduct(owner, "Pitcher")).toMatchObject({ price: 1000, description: "Half a thought" });
  await open(page, paths.product("new"));
  expect(await name().inputValue()).toBe("");
});

test("a stored product keeps a wrong price as typed over a change of screen, and stores only what is right", async () => {
  const { id } = await storedProduct(owner, "Pitcher");
  await open(page, paths.product(id));
  await price().fill("1,2,3");
  await name().fill("Pitcher, small");
  await page.getByLabel("Description").focus();
  await expectWords(price(), /Enter an amount/);
  await page.getByText("One thing to mend, the rest is saved").waitFor();
  expect(await storedProduct(owner, "Pitcher, small")).toMatchObject({ price: 1000 });
  await goBy(page, "Orders");
  await open(page, paths.product(id));
  expect(await price().inputValue()).toBe("1,2,3");
  await expectWords(price(), /Enter an amount/);
  await price().fill("12.30");
  await saved(page);
  await expect.poll(async () => (await storedProduct(owner, "Pitcher, small")).price).toBe(1230);
});

test("an earlier price must be higher, and neither is stored while the pair is wrong", async () => {
  const earlier = page.getByLabel("Earlier price");
  await earlier.fill("12");
  await name().focus();
  await expectWords(earlier, /Higher than €12\.30/);
  await price().fill("11");
  await expect.poll(() => earlier.getAttribute("aria-invalid")).toBe(null);
  await saved(page);
  await expect.poll(async () => await storedProduct(owner, "Pitcher, small")).toMatchObject({ price: 1100, compareAt: 1200 });
});

test("a long title fits its screens, one that is too long says so", async () => {
  await name().fill(LONG);
  await page.getByLabel("Description").focus();
  await saved(page);
  expect(LONG.length).toBeLessThanOrEqual(120);
  await storedProduct(owner, LONG);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [paths.products, new URL(page.url()).pathname]) {
    await open(page, path);
    const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect(wide, path).toBeLessThanOrEqual(seen ?? 0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await name().fill(`${LONG} ${"x".repeat(30)}`);
  await page.getByLabel("Description").focus();
  await expectWords(name(), /At most 120 characters/);
  await page.getByText(/\d+ of 120/).waitFor();
});

test.each([
  ["JPY", "2800", 2800, "2800", "28.5"],
  ["KWD", "2.850", 2850, "2.850", "2.8505"],
] as const)("in %s an amount has the currency's own decimals", async (currency, typed, amount, shown, refused) => {
  const other = await newOwner(stage, { settings: { ...EVERYTHING_ON, currency } });
  const own = other.page.getByLabel("Price", { exact: true });
  await open(other.page, paths.product("new"));
  await other.page.getByLabel("Name", { exact: true }).fill("Tea bowl");
  await own.fill(refused);
  await other.page.getByLabel("Name", { exact: true }).focus();
  await expect.poll(() => own.getAttribute("aria-invalid")).toBe("true");
  await own.fill(typed);
  await other.page.getByRole("button", { name: "Save draft" }).first().click();
  await other.page.getByRole("heading", { level: 1, name: "Tea bowl" }).waitFor();
  expect(await storedProduct(other.owner, "Tea bowl")).toMatchObject({ price: amount });
  expect(await own.inputValue()).toBe(shown);
});

test("stock takes whole numbers only and keeps what is wrong; a sale while somebody types stays counted", async () => {
  const id = await makeProduct(owner, { title: "Counted cup", stock: 8 });
  await open(page, paths.product(id));
  const stock = page.getByRole("textbox", { name: "In stock" });
  await stock.fill("4.5");
  await name().focus();
  await expect.poll(() => stock.getAttribute("aria-invalid")).toBe("true");
  await stock.focus();
  expect(await stock.inputValue()).toBe("4.5");
  await stock.fill("20");
  const count = admin.firestore.doc(documents.stock(owner.uid, stockId(id, SINGLE_VARIANT)));
  await count.update({ available: FieldValue.increment(-3) });
  await page.getByText("3 sold meanwhile: leaves 17").waitFor();
  await stock.press("Enter");
  await saved(page);
  await expect.poll(() => stock.inputValue()).toBe("17");
  expect((await count.get()).get("available")).toBe(17);
});
