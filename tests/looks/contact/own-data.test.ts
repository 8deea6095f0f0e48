import { randomUUID } from "node:crypto";
import { documents } from "@awning/domain/routes/firestore-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { renewPerson } from "../../../functions/src/contact/renew-people.ts";
import { DEVELOPMENT_ADDRESS_HEADER } from "../../../functions/src/http/client-address.ts";
import { contactIdOf } from "../../../functions/src/platform/access-keys.ts";
import * as labels from "../../../web/src/storefront/own-data/labels.ts";
import * as partLabels from "../../../web/src/storefront/parts/labels.ts";
import { allFaults } from "../../support/axe.ts";
import { cartLine, makeProduct, orderInput, randomEmail } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";
import { PHONE } from "../../support/shop.ts";
import { openShop } from "../../support/site-pages.ts";
import { linkFromMail } from "../support/mails.ts";
import { stage, test } from "../support/stage.ts";

const owner = await openShop({ site: { displayName: "Harbour pots" } });
const productId = await makeProduct(owner, { title: "Bud vase" });
const shop = "Harbour pots";

test("who bought sees what the shop knows by a mailed link, without script, and asks to be erased; a stranger gets the same answer", async () => {
  const email = randomEmail();
  const input = orderInput(owner, await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" }));
  await run("place-order", { ...input, buyer: { ...input.buyer, name: "Ida Lund", email } });
  await renewPerson({ siteId: owner.uid, email }, Date.now());
  const network = { [DEVELOPMENT_ADDRESS_HEADER]: randomUUID() };
  const page = await stage.person({ ...PHONE, javaScriptEnabled: false, extraHTTPHeaders: network });
  await page.goto(sitePaths.home(owner.username));
  const askFor = async (address: string) => {
    await page.getByRole("contentinfo").getByRole("link", { name: partLabels.yourData }).click();
    await page.getByLabel(labels.email).fill(address);
    await page.getByRole("button", { name: labels.emailMeLink }).click();
  };
  await askFor("ana");
  await page.getByText("Enter an email address like").waitFor();
  for (const address of [randomEmail(), email]) {
    await askFor(address);
    await page.getByText(labels.mailed(shop, address, 7)).waitFor();
  }
  const link = await linkFromMail(email, /knows about you/, "/legal/data");
  await page.goto(link);
  await page.getByRole("heading", { level: 1, name: labels.title(shop) }).waitFor();
  await page.getByText(/1 × Bud vase/).waitFor();
  // The checks need a script of their own.
  const looking = await stage.person({ ...PHONE, extraHTTPHeaders: network });
  for (const url of [pagePaths.data(owner.username), link]) {
    await looking.goto(url);
    expect(await allFaults(looking)).toEqual([]);
  }
  const file = await page.getByRole("link", { name: labels.download }).getAttribute("href");
  const told = await (await page.request.get(file ?? "", { headers: network })).json();
  expect(told).toMatchObject({ person: { email, name: "Ida Lund" }, orders: [{ lines: [{ title: "Bud vase" }] }] });
  await page.getByRole("button", { name: labels.erase }).click();
  await page.getByText(labels.eraseAskedHint(shop, email)).waitFor();
  const person = await readDocument(documents.person(owner.uid, contactIdOf(owner.uid, email)));
  expect(person?.["eraseAskedAt"]).toBeTruthy();
  await page.goto(`${sitePaths.home(owner.username)}/legal/data?who=${contactIdOf(owner.uid, email)}&asked=1&key=guessed`);
  await page.getByRole("heading", { level: 1, name: labels.linkExpired }).waitFor();
});
