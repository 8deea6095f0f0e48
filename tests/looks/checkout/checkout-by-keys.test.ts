import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EVERYTHING_ON, makeOwner, randomEmail, setStock } from "../../support/builders.ts";
import { onConfirmation, onShelf, orderButton, orderCount, payTotal } from "../../support/buying.ts";
import { admin } from "../../support/emulators.ts";
import { enter, hasFocus, tabTo } from "../../support/keys.ts";
import { PHONE } from "../../support/shop.ts";
import { stage } from "../support/stage.ts";

let page: Page;

// Nothing in this file is tapped or clicked: every step of every checkout is made by keys.
const owner = await makeOwner({
  settings: {
    ...EVERYTHING_ON,
    onDelivery: { enabled: true, instructions: "" },
    payLink: { enabled: true, instructions: "", url: "https://pay.example.test/kiln/{amount}" },
  },
});
const productId = await onShelf(owner, { slug: "bud-vase", stock: 40 });
beforeEach(async () => {
  await setStock(owner, productId, "single", 40);
  await admin.firestore.doc(documents.product(owner.uid, productId)).update({ price: 2800 });
  page = await stage.person(PHONE);
});
afterEach(() => page.context().close());

const button = (name: string) => page.getByRole("button", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });

/** Goes to a group of choices and moves within it by the arrow keys. */
async function pick(group: string, choice: RegExp): Promise<void> {
  const options = page.getByRole("radiogroup", { name: group });
  const wanted = options.getByRole("radio", { name: choice });
  if (await wanted.isChecked()) return;
  await tabTo(page, options.getByRole("radio", { checked: true }));
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press("ArrowDown");
    if (await wanted.isChecked()) break;
  }
  await expect.poll(() => wanted.isChecked()).toBe(true);
  // The server may draw the page anew: the choice keeps the focus.
  await expect.poll(() => hasFocus(wanted)).toBe(true);
}

async function type(label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** From the product to the order button, with everything said. */
async function fill(way: RegExp, delivery: "parcel" | "pickup" = "parcel", email = randomEmail()): Promise<void> {
  await page.goto(sitePaths.product(owner.username, "bud-vase"));
  await enter(page, button("Buy now"));
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await type("Email", email);
  await type("Name", "Corner store");
  if (delivery === "pickup") {
    await pick("Delivery", /^pickup/i);
    await expect.poll(() => page.getByLabel("Street address").isVisible()).toBe(false);
  } else {
    await type("Street address", "Mill road 4");
    await type("Postal code", "51003");
    await type("City", "Tartu");
    await type("Country", "Estonia");
  }
  await pick("Payment", way);
  await tabTo(page, page.getByRole("checkbox", { name: /have read the terms/ }));
  await page.keyboard.press("Space");
}

test.each([
  ["by bank transfer", /^Bank transfer/, "parcel", "Pay by bank transfer"],
  ["in cash at the shop", /^Cash on pickup/, "pickup", "Pay in cash"],
  ["in cash at the door", /^Cash on delivery/, "parcel", "Cash on delivery"],
  ["by the shop’s own link", /^Payment link/, "parcel", "Payment link"],
] as const)("paid %s", async (_, way, delivery, told) => {
  await fill(way, delivery);
  await enter(page, orderButton(page));
  await onConfirmation(page, owner.username);
  await page.getByRole("heading", { name: told }).waitFor();
  await enter(page, link("View order"));
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("sold out meanwhile: it is said where the keys are, and taking the line out is a key away", async () => {
  await fill(/^Bank transfer/);
  const before = await orderCount(owner);
  await setStock(owner, productId, "single", 0);
  await enter(page, orderButton(page));
  await page
    .getByRole("alert")
    .getByText(/not enough in stock/i)
    .waitFor();
  await enter(page, button("Remove"));
  await expect.poll(() => page.getByText("Bud vase").count()).toBe(0);
  expect(await orderCount(owner)).toBe(before);
});

test("the price changed: the new total is said, and the same key accepts it", async () => {
  await fill(/^Bank transfer/);
  await admin.firestore.doc(documents.product(owner.uid, productId)).update({ price: 3000 });
  await enter(page, orderButton(page));
  await page.getByRole("alert").getByText("Prices or stock have changed.").waitFor();
  expect(await payTotal(page)).toBe("€34.90");
  await enter(page, orderButton(page));
  await onConfirmation(page, owner.username);
  expect(await page.getByRole("main").textContent()).toContain("€34.90");
});
