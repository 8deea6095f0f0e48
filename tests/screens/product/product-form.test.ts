import { paths } from "@awning/domain/routes/paths";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { describe, expect } from "vitest";
import { page } from "vitest/browser";
import { SHARED_CACHE, SHARED_PHOTO } from "../../../web/src/data/media/shared-photo.ts";
import * as labels from "../../../web/src/features/product/editor/labels.ts";
import { expectWords, field, leave, openRow, says, scrollsSideways, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { productOf, questionsOf, setStock, storedProduct } from "../support/product.ts";
import { closeScreen, openScreen, PHONE, putProduct, saved, signedInOwner, store, test } from "../support/screen.tsx";

const NEW = paths.product("new");
const name = () => page.getByRole("textbox", { name: "Name", exact: true });
const price = () => page.getByRole("textbox", { name: "Price", exact: true });
const description = () => page.getByLabelText("Description");
const saveDraft = () => page.getByRole("button", { name: "Save draft" }).first().click();

describe("a new product", () => {
  test("says at its fields that it needs a name and a price, and puts the focus on the first", async () => {
    signedInOwner();
    const { path } = await openScreen(NEW);
    await saveDraft();
    await expectWords(name(), /Enter a name/);
    await expectWords(price(), /Enter a price/);
    await expect.element(name()).toHaveFocus();
    expect(path()).toBe(NEW);
  });

  test("takes a picture that was shared with the app, once", async () => {
    signedInOwner();
    await (await caches.open(SHARED_CACHE)).put(SHARED_PHOTO, new Response("no pixels", { headers: { "content-type": "image/png" } }));
    await openScreen(NEW);
    await seen(page.getByRole("button", { name: /^(Try again|Retry)/ }));
    expect(await caches.match(SHARED_PHOTO)).toBeUndefined();
  });

  test.each([
    ["-4", "Enter an amount such as"],
    ["12.3456", "Enter an amount such as"],
    ["ten", "Enter an amount such as"],
    ["9999999999", "Enter at most"],
  ])("refuses the price %s and keeps it as typed", async (typed, words) => {
    const owner = signedInOwner();
    const { path } = await openScreen(NEW);
    await name().fill("Pitcher");
    await price().fill("12");
    await leave(price());
    await expect.element(price()).not.toHaveAttribute("aria-invalid");
    await price().fill(typed);
    await leave(price());
    await expectWords(price(), words);
    await saveDraft();
    await expect.element(price()).toHaveValue(typed);
    expect(path()).toBe(NEW);
    expect(storedProduct(owner, "Pitcher")).toBeUndefined();
  });

  test("a row below a field that is left wrong opens at the first click", async () => {
    signedInOwner();
    await openScreen(NEW);
    await price().fill("ten");
    const row = page.getByRole("button", { name: /^Product type/ });
    await row.click();
    await expect.element(row).toHaveAttribute("aria-expanded", "true");
    await expectWords(price(), "Enter an amount such as");
  });

  test.each([
    ["JPY", "2800", 2800, "2800", "28.5"],
    ["KWD", "2.850", 2850, "2.850", "2.8505"],
  ] as const)("in %s has an amount with the currency’s own decimals", async (currency, typed, amount, shown, refused) => {
    const owner = signedInOwner({ settings: { ...DEFAULT_SHOP_SETTINGS, currency } });
    await openScreen(NEW);
    await name().fill("Tea bowl");
    await price().fill(refused);
    await leave(price());
    await expect.element(price()).toHaveAttribute("aria-invalid", "true");
    await price().fill(typed);
    await saveDraft();
    await seen(page.getByRole("heading", { level: 1, name: "Tea bowl" }));
    expect(storedProduct(owner, "Tea bowl")).toMatchObject({ price: amount });
    await expect.element(price()).toHaveValue(shown);
  });

  test("that is not saved is still there on another visit", async ({ owner }) => {
    const { goto } = await openScreen(NEW);
    await name().fill("Pitcher");
    await price().fill("ten");
    await leave(price());
    await openRow("Description");
    await description().fill("Half a thought");
    await openRow("Variants");
    await page.getByRole("button", { name: "Add a variant" }).click();
    await field("Name of variant 1").fill("Slate");
    const expectKept = async () => {
      await says(labels.restoredNotice);
      await expect.element(name()).toHaveValue("Pitcher");
      await expect.element(price()).toHaveValue("ten");
      await expectWords(price(), "Enter an amount such as");
      await openRow("Description Half a thought");
      await expect.element(description()).toHaveTextContent("Half a thought");
      await openRow("Variants 1 variant: Slate");
      await expect.element(field("Name of variant 1")).toHaveValue("Slate");
    };
    await goto(paths.links);
    await seen(page.getByRole("heading", { level: 1, name: "Links" }));
    await goto(NEW);
    await expectKept();
    closeScreen();
    await openScreen(NEW);
    await expectKept();
    await page.getByRole("button", { name: "Start over" }).click();
    await expect.element(name()).toHaveValue("");
    await page.getByText("Undo", { exact: true }).click();
    await expect.element(name()).toHaveValue("Pitcher");
    await price().fill("10");
    await saveDraft();
    await seen(page.getByRole("heading", { level: 1, name: "Pitcher" }));
    expect(storedProduct(owner, "Pitcher")).toMatchObject({ price: 1000, description: "Half a thought" });
    closeScreen();
    await openScreen(NEW);
    await expect.element(name()).toHaveValue("");
  });
});

describe("a stored product", () => {
  test("keeps a wrong price as typed on another screen, and stores only what is right", async ({ owner }) => {
    const id = putProduct(owner, { title: "Pitcher", price: 1000 });
    const { goto } = await openScreen(paths.product(id));
    await price().fill("1,2,3");
    await name().fill("Pitcher, small");
    await leave(name());
    await expectWords(price(), "Enter an amount such as");
    await says("1 thing to fix, the rest is saved");
    await expect.poll(() => storedProduct(owner, "Pitcher, small")).toMatchObject({ price: 1000 });
    await goto(paths.orders);
    await seen(page.getByRole("heading", { level: 1, name: "Orders" }));
    await goto(paths.product(id));
    await expect.element(price()).toHaveValue("1,2,3");
    await expectWords(price(), "Enter an amount such as");
    await price().fill("12.30");
    await expect.poll(() => productOf(owner, id)).toMatchObject({ price: 1230 });
    await saved();
  });

  test("has an earlier price that is higher, and stores neither while the pair is wrong", async ({ owner }) => {
    const id = putProduct(owner, { price: 1230 });
    await openScreen(paths.product(id));
    const earlier = field("Compare-at price");
    await earlier.fill("12");
    await leave(earlier);
    await expectWords(earlier, /Enter more than €12\.30/);
    expect(productOf(owner, id)).toMatchObject({ price: 1230, compareAt: null });
    await price().fill("11");
    await expect.element(earlier).not.toHaveAttribute("aria-invalid");
    await expect.poll(() => productOf(owner, id)).toMatchObject({ price: 1100, compareAt: 1200 });
  });

  test("has a name of up to 120 characters that fits a phone, and says so when it is longer", async ({ owner }) => {
    const long = `A jug with a name that goes on ${"and on ".repeat(11)}and ends`;
    const id = putProduct(owner);
    const { goto } = await openScreen(paths.product(id), { viewport: PHONE });
    await name().fill(long);
    await leave(name());
    await expect.poll(() => storedProduct(owner, long)?.id).toBe(id);
    expect(scrollsSideways()).toBe(false);
    await goto(paths.products);
    await says(long);
    expect(scrollsSideways()).toBe(false);
    await goto(paths.product(id));
    await name().fill(`${long} ${"x".repeat(30)}`);
    await leave(name());
    await expectWords(name(), /Use at most 120 characters/);
    await says(/\d+ of 120/);
  });

  test("has tags, a weight and words for its buyers", async ({ owner }) => {
    const id = putProduct(owner, { state: "draft" });
    const { goto } = await openScreen(paths.product(id), { viewport: PHONE });
    for (const row of [labels.internal, labels.productType, labels.afterPurchase]) await openRow(row);
    await page.getByLabelText("Tags", { exact: false }).fill("spring, kiln two, Spring");
    await page.getByLabelText("Weight", { exact: false }).fill("350");
    await page.getByLabelText("Message after purchase", { exact: false }).fill("For one stem.\nWash by hand.");
    await leave(page.getByLabelText("Message after purchase", { exact: false }));
    await expect
      .poll(() => productOf(owner, id))
      .toMatchObject({ tags: ["spring", "kiln two"], weight: 350, receipt: "For one stem.\nWash by hand." });
    await page.getByLabelText("Weight", { exact: false }).fill("light");
    await leave(page.getByLabelText("Weight", { exact: false }));
    await says("Enter the weight in whole grams, or leave it blank");
    expect(await faults()).toEqual([]);
    expect(scrollsSideways()).toBe(false);
    // On the next visit its row is open, and publishing puts the focus there.
    await goto(paths.orders);
    await seen(page.getByRole("heading", { level: 1, name: "Orders" }));
    await goto(paths.product(id));
    await expect.element(page.getByLabelText("Weight", { exact: false })).toHaveValue("light");
    await seen(page.getByRole("button", { name: "Product type", expanded: true }));
    await page.getByRole("button", { name: "Publish" }).click();
    await expect.element(page.getByLabelText("Weight", { exact: false })).toHaveFocus();
  });

  test("is at most three screens of a phone long, and tells in each closed row what it holds", async ({ owner }) => {
    const variants = [{ id: "oat", name: "Oat", price: null }];
    const id = putProduct(owner, { description: "For one stem.", variants, tags: ["spring"], weight: 350, limitPerOrder: 2 });
    setStock(owner, id, 5, "oat");
    for (const path of [paths.product(id), NEW]) {
      await openScreen(path, { viewport: PHONE });
      await seen(page.getByRole("button", { name: labels.internal }));
      expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(3 * PHONE.height);
    }
    await openScreen(paths.product(id), { viewport: PHONE });
    for (const words of ["For one stem.", "1 variant: Oat", "Physical, 350 g", "Limit 2 per order", "spring"]) await says(words);
    await page.viewport(320, 640);
    expect(scrollsSideways()).toBe(false);
    expect(await faults()).toEqual([]);
  });

  test("lets buyers choose what they pay, from a least amount on", async ({ owner }) => {
    const id = putProduct(owner, { kind: "digital", price: 600, compareAt: 800 });
    await openScreen(paths.product(id), { viewport: PHONE });
    await page
      .getByRole("button", { name: labels.payWhatYouWant })
      .or(page.getByRole("radio", { name: labels.payWhatYouWant }))
      .click();
    await field("Minimum price").fill("5");
    const suggested = field("Suggested price");
    await suggested.fill("3");
    await leave(suggested);
    await says(/Enter at least €5\.00/);
    await suggested.fill("9");
    await leave(suggested);
    await expect.poll(() => productOf(owner, id)).toMatchObject({ pricing: "chosen", price: 500, suggested: 900, compareAt: null });
    expect(scrollsSideways()).toBe(false);
    expect(await faults()).toEqual([]);
  });

  test("asks its buyers questions", async ({ owner }) => {
    const id = putProduct(owner);
    await openScreen(paths.product(id), { viewport: PHONE });
    await openRow("Questions");
    await page.getByRole("button", { name: "Add a question" }).click();
    const first = field("Question 1");
    await first.click();
    await leave(first);
    await says("Enter the question, or remove it");
    await first.fill("Which name?");
    await page.getByRole("button", { name: "Add a question" }).click();
    await field("Question 2").fill("Anything else");
    const second = page.getByRole("list", { name: "Questions" }).getByRole("listitem").nth(1);
    await second.getByRole("combobox", { name: /^Answer/ }).selectOptions("Long text");
    await second.getByRole("switch", { name: /^Required/ }).click();
    await expect
      .poll(() => questionsOf(owner, id))
      .toMatchObject([
        { label: "Which name?", required: true, max: 100 },
        { label: "Anything else", required: false, max: 500 },
      ]);
    expect(scrollsSideways()).toBe(false);
    expect(await faults()).toEqual([]);
    await page.getByRole("button", { name: "Remove question 1" }).click();
    await expect.poll(() => questionsOf(owner, id)).toMatchObject([{ label: "Anything else" }]);
  });

  test("shows no count of its stock while that cannot be read", async ({ owner }) => {
    store.refuseReads(/\/stock$/);
    await openScreen(paths.product(putProduct(owner, { stock: 4 })));
    await seen(page.getByRole("heading", { level: 1, name: "You don’t have access." }));
  });
});
