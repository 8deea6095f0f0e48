import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, typeContact } from "../../support/buying.ts";
import { admin } from "../../support/emulators.ts";
import { PHONE } from "../../support/shop.ts";
import { openShop } from "../../support/site-pages.ts";
import { waitForMail } from "../support/mails.ts";
import { stage } from "../support/stage.ts";

const email = randomEmail();
const idOf = (name: string) => name.padEnd(20, "x");

const owner = await openShop();
const picture = (name: string) => ({
  ...{ id: idOf(name), siteId: owner.uid, widths: [640], width: 640, height: 640 },
  ...{ alt: `Glazed ${name}`, color: "#c8b8a0" },
});
const productId = await onShelf(owner, {
  ...{ title: "Speckled mug", slug: "speckled-mug", price: 2800 },
  images: ["oat", "sea"].map(picture),
  options: [{ name: "Glaze", values: ["Oat", "Sea"] }],
  variants: [
    { id: "oat", name: "Oat", values: ["Oat"], price: null },
    { id: "sea", name: "Sea", values: ["Sea"], price: null, image: idOf("sea") },
  ],
});
const page = await stage.person(PHONE);

/** Which pictures stand beside what is bought. */
function shown(on: Page, part = "main") {
  return expect.poll(() =>
    on
      .locator(part)
      .locator("li")
      .filter({ hasText: "Speckled mug" })
      .locator("img")
      .evaluateAll((all) => all.map((one) => /(oat|sea)x+/.exec(one.getAttribute("src") ?? "")?.[1])),
  );
}

async function choose(glaze: string) {
  await page.goto(sitePaths.product(owner.username, "speckled-mug"));
  await page.getByRole("radio", { name: glaze }).check();
  await page.getByRole("button", { name: "Add to basket" }).click();
}

test("the basket, the checkout, the confirmation, the mail and the order show the kind that is bought", async () => {
  await choose("Oat");
  await page.getByRole("dialog").getByText("Oat", { exact: true }).waitFor();
  await choose("Sea");
  await shown(page, "dialog").toEqual(["oat", "sea"]);
  await page.goto(sitePaths.checkout(owner.username));
  await shown(page).toEqual(["oat", "sea"]);
  await page.getByRole("radio", { name: /^Pickup/ }).check();
  await typeContact(page, email);
  await consent(page);
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  await shown(page).toEqual(["oat", "sea"]);
  // The mail and the order's own page show it too, also after the shop shows something else.
  await admin.firestore.doc(documents.product(owner.uid, productId)).update({ images: {}, updatedAt: new Date() });
  const mail = await waitForMail(email, /order/i);
  expect([...mail.html.matchAll(/<img[^>]*src="[^"]*?(oat|sea)x+/g)].map(([, name]) => name)).toEqual(["oat", "sea"]);
  const address = /https?:\/\/[^\s"<>]*\/order\/[^\s"<>]*/.exec(mail.text)?.[0] ?? "";
  await page.goto(address);
  await shown(page).toEqual(["oat", "sea"]);
});
