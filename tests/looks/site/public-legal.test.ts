import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { LEGAL_TITLES } from "@awning/domain/site/legal-titles";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { allFaults } from "../../support/axe.ts";
import { randomEmail } from "../../support/builders.ts";
import { onConfirmation, onShelf, orderButton, typeContact } from "../../support/buying.ts";
import { readInbox } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { headingBlock, makePage, publishPage } from "../../support/own-pages.ts";
import { PHONE } from "../../support/shop.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { stage } from "../support/stage.ts";

const owner = await openShop({ site: { displayName: "Harbour pots" } });
const vase = await onShelf(owner, { title: "Bud vase", slug: "bud-vase", price: 2800 });
const legal = { imprint: "Harbour pots\nQuay 4", terms: "We pack with straw.", withdrawal: "", privacy: "We keep your address." };
await admin.firestore.doc(informationDocuments.legalSettings(owner.uid)).set(legal);
await htmlOnce(sitePaths.checkout(owner.username), (html) => html.includes(ownPaths.legal(owner.username, "imprint")));

/** The links at the foot of a page, by their words. */
function foot(page: Page): Promise<string[]> {
  return page.getByRole("contentinfo").getByRole("list").getByRole("link").allTextContents();
}

test("a buyer finds the shop's own legal pages beside the consent, at each foot and in the mail, and none that is empty", async () => {
  const { imprint, terms, privacy } = LEGAL_TITLES;
  const page = await stage.person(PHONE);
  await page.goto(`${sitePaths.checkout(owner.username)}?line=${vase}.single.1`);
  const consent = page.getByRole("checkbox", { name: "have read its terms and its privacy notice." });
  await consent.waitFor();
  const beside = page.locator("label", { has: consent }).getByRole("link");
  expect(await beside.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    ownPaths.legal(owner.username, "terms"),
    ownPaths.legal(owner.username, "privacy"),
  ]);
  expect(await foot(page)).toEqual([imprint, terms, privacy, "Your data", "Report this page"]);
  expect(await allFaults(page)).toEqual([]);
  const email = randomEmail();
  await typeContact(page, email);
  // What was typed must outlive reading.
  const [text] = await Promise.all([page.waitForEvent("popup"), beside.first().click()]);
  await text.getByText("We pack with straw.").waitFor();
  await text.close();
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  await page.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  await page.getByText("Cash on pickup", { exact: true }).click();
  await consent.check();
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  expect(await foot(page)).toEqual([imprint, terms, privacy, "Your data", "Report this page"]);
  await page.getByRole("link", { name: "View order" }).click();
  await page.waitForURL(`**${sitePaths.home(owner.username)}/order/**`);
  expect(await foot(page)).toEqual([imprint, terms, privacy, "Your data", "Report this page"]);
  const [mail] = await readInbox(email);
  const said = JSON.stringify(mail);
  for (const kind of ["imprint", "terms", "privacy"]) expect(said).toContain(ownPaths.legal(owner.username, kind));
  expect(said).not.toContain(ownPaths.legal(owner.username, "withdrawal"));
});

test("a home page of blocks says where its owner is found, and ends like every other page", async () => {
  const profile = { email: "pots@example.test", shown: ["email"] };
  await admin.firestore.doc(informationDocuments.profileSettings(owner.uid)).set(profile);
  await makePage(owner, "home", { blocks: [headingBlock("h", "What we make")] });
  await publishPage(owner, "home");
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("What we make") && html.includes("pots@example.test"));
  const page = await stage.person({ ...PHONE, javaScriptEnabled: false });
  await page.goto(sitePaths.home(owner.username));
  const contact = page.getByRole("region", { name: "Contact" });
  expect(await contact.getByRole("link", { name: "Save contact" }).getAttribute("href")).toBe(ownPaths.contactCard(owner.username));
  expect(await foot(page)).toEqual([
    "Find my order",
    ...[LEGAL_TITLES.imprint, LEGAL_TITLES.terms, LEGAL_TITLES.privacy],
    "Your data",
    "Report this page",
  ]);
});
