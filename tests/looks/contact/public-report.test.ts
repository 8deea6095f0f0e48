import { documents } from "@awning/domain/routes/firestore-paths";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect } from "vitest";
import * as blankLabels from "../../../web/src/storefront/blank/labels.ts";
import * as reportLabels from "../../../web/src/storefront/report/labels.ts";
import { gone } from "../../support/absence.ts";
import { allFaults, scrollsSideways } from "../../support/axe.ts";
import { onShelf } from "../../support/buying.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { PHONE } from "../../support/shop.ts";
import { ask, htmlOnce, openShop } from "../../support/site-pages.ts";
import { stage, test } from "../support/stage.ts";

const owner = await openShop({ site: { displayName: "Harbour pots" } });
await onShelf(owner, { title: "Bud vase", slug: "bud-vase", price: 2800 });

test("a page is reported from its foot, without script, and the report is kept", async () => {
  const page = await stage.person({ ...PHONE, javaScriptEnabled: false });
  await page.goto(sitePaths.shop(owner.username));
  await page.getByRole("contentinfo").getByRole("link", { name: "Report this page" }).click();
  const from = sitePaths.shop(owner.username);
  await page.getByText(`You’re reporting ${from}.`).waitFor();
  await page.getByRole("button", { name: "Send report" }).click();
  await page.getByText("Choose a reason.").waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByLabel(/Counterfeits/).check();
  await page.getByLabel(/Details/).fill("These are\nours.");
  await page.getByRole("button", { name: "Send report" }).click();
  await page.getByRole("heading", { level: 1, name: reportLabels.thanksTitle }).waitFor();
  expect(await page.getByRole("link", { name: "Back to page" }).getAttribute("href")).toBe(from);
  const kept = await admin.firestore.collection("reports").where("siteId", "==", owner.uid).get();
  expect(kept.docs.map((one) => one.data())).toEqual([
    expect.objectContaining({ reason: "counterfeit", text: "These are\nours.", email: "", username: owner.username, path: from }),
  ]);
  const mail = await readDocument(`outbox/page-report.${kept.docs[0]?.id}`);
  expect(mail).not.toBeNull();
});

test("the form is sound on a phone", async ({ phone: page }) => {
  await page.goto(ownPaths.report(owner.username));
  expect(await allFaults(page)).toEqual([]);
});

test("a pause is told, closes the shop and ends by itself", async () => {
  const pause = admin.firestore.doc(informationDocuments.pauseSettings(owner.uid));
  await pause.set({ isOn: true, note: "Glazing week.", backOn: "2099-05-03" });
  const page = await stage.person(PHONE);
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("closed until 3 May 2099"));
  await page.goto(sitePaths.home(owner.username));
  await page.getByText("Glazing week.").waitFor();
  expect(await allFaults(page)).toEqual([]);
  await page.goto(sitePaths.product(owner.username, "bud-vase"));
  await page.getByText("Closed until 3 May 2099.").waitFor();
  await gone(page.getByRole("button", { name: /basket|buy/i }));
  await pause.set({ isOn: true, note: "", backOn: "2020-05-03" });
  await htmlOnce(sitePaths.product(owner.username, "bud-vase"), (html) => !html.includes("Closed until") && html.includes("Add to basket"));
});

test("a page that its owner closed says so, with the day it is back if there is one, and stays a 404", async () => {
  const closed = await openShop({ site: { displayName: "Quay prints" } });
  const page = await stage.person(PHONE);
  const visit = async () => (await page.goto(sitePaths.home(closed.username)))?.status();
  await admin.firestore.doc(documents.site(closed.uid)).update({ published: false });
  await expect.poll(visit).toBe(404);
  await page.getByRole("heading", { level: 1, name: blankLabels.pageClosed }).waitFor();
  const pause = admin.firestore.doc(informationDocuments.pauseSettings(closed.uid));
  await pause.set({ isOn: true, note: "", backOn: "2099-05-03" });
  expect(await visit()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "This page is back on 3 May 2099." }).waitFor();
  expect(await allFaults(page)).toEqual([]);
  await pause.set({ isOn: true, note: "", backOn: "2020-05-03" });
  await visit();
  await page.getByRole("heading", { level: 1, name: blankLabels.pageClosed }).waitFor();
});

test("a legal page of the owner's is at its address and in the foot; one without a text is not there", async () => {
  await admin.firestore.doc(informationDocuments.legalSettings(owner.uid)).set({ imprint: "Harbour pots\nQuay 4 <b>" });
  await htmlOnce(sitePaths.shop(owner.username), (html) => html.includes(ownPaths.legal(owner.username, "imprint")));
  const page = await stage.person(PHONE);
  await page.goto(sitePaths.shop(owner.username));
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal notice" }).click();
  await page.getByRole("heading", { level: 1, name: "Legal notice" }).waitFor();
  await page.getByText("Quay 4 <b>").waitFor();
  expect(await allFaults(page)).toEqual([]);
  expect((await ask(ownPaths.legal(owner.username, "terms"))).status).toBe(404);
});
