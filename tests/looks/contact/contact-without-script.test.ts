import { randomUUID } from "node:crypto";
import { HOST_FORM_LABELS, TOPIC_LABELS } from "@awning/domain/contact/host-message-labels";
import { CONTACT_FORM_PATH, paths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { DEVELOPMENT_ADDRESS_HEADER } from "../../../functions/src/http/client-address.ts";
import * as labels from "../../../functions/src/storefront/labels.ts";
import { admin } from "../../support/emulators.ts";
import { PHONE } from "../../support/shop.ts";
import { lookAt } from "../support/look-at.ts";
import { ORIGIN } from "../support/origin.ts";
import { stage } from "../support/stage.ts";

const kept = async (email: string) => (await admin.firestore.collection("hostMessages").where("email", "==", email).get()).docs;

/** Each network may send only so much in an hour. */
const ownNetwork = () => ({ [DEVELOPMENT_ADDRESS_HEADER]: randomUUID() });

/** Sends the form as a browser without script does. */
function post(fields: Record<string, string>, network: ReturnType<typeof ownNetwork>): Promise<Response> {
  const headers = { "content-type": "application/x-www-form-urlencoded", ...network };
  return fetch(ORIGIN + CONTACT_FORM_PATH, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" });
}

test("the contact form is filled in and sent without script: what is wrong is said, what was typed stays, and it arrives once", async () => {
  const page = await stage.person({ ...PHONE, javaScriptEnabled: false, extraHTTPHeaders: ownNetwork() });
  const email = `${randomUUID()}@museum.example.test`;
  await page.goto(paths.contact);
  await page.getByRole("radio", { name: TOPIC_LABELS.security }).check();
  await page.getByLabel(HOST_FORM_LABELS.email).fill("ana");
  await page.getByLabel(HOST_FORM_LABELS.text).fill("Too short.");
  await page.getByRole("button", { name: HOST_FORM_LABELS.send }).click();
  await page.getByText(HOST_FORM_LABELS.emailError).waitFor();
  await page.getByText(/^10 more characters/).waitFor();
  expect(await page.getByRole("radio", { name: TOPIC_LABELS.security }).isChecked()).toBe(true);
  expect(await page.getByLabel(HOST_FORM_LABELS.text).inputValue()).toBe("Too short.");
  await page.getByLabel(HOST_FORM_LABELS.email).fill(email);
  await page.getByLabel(HOST_FORM_LABELS.text).fill("The button for new products does nothing on my phone.");
  await page.getByRole("button", { name: HOST_FORM_LABELS.send }).click();
  await page.getByRole("heading", { level: 1, name: HOST_FORM_LABELS.sentTitle }).waitFor();
  await page.getByText(HOST_FORM_LABELS.copied(email)).waitFor();
  await page.reload();
  await page.getByText(HOST_FORM_LABELS.copied(email)).waitFor();
  expect((await kept(email)).map((one) => one.get("topic"))).toEqual(["security"]);
});

test("what the form is answered has no fault, refused and sent", async () => {
  const page = await stage.person({ ...PHONE, extraHTTPHeaders: ownNetwork() });
  await page.route("**/wake.js", (route) => route.abort());
  await page.goto(paths.contact);
  await page.getByRole("button", { name: HOST_FORM_LABELS.send }).click();
  await page.getByText(HOST_FORM_LABELS.emailError).waitFor();
  expect(await lookAt(page, { widths: [390, 1440], touch: true })).toEqual([]);
  await page.getByLabel(HOST_FORM_LABELS.email).fill(`${randomUUID()}@museum.example.test`);
  await page.getByLabel(HOST_FORM_LABELS.text).fill("The prices on my page are in the wrong currency.");
  await page.getByRole("button", { name: HOST_FORM_LABELS.send }).click();
  await page.getByRole("heading", { level: 1, name: HOST_FORM_LABELS.sentTitle }).waitFor();
  expect(await lookAt(page, { widths: [390, 1440], touch: true })).toEqual([]);
});

test("the limits are those of the form with script, and nothing is taken that no form sends", async () => {
  const network = ownNetwork();
  const email = `${randomUUID()}@museum.example.test`;
  const send = (text: string, more = {}) => post({ topic: "help", email, text: `The page of my shop is empty. ${text}`, ...more }, network);
  const trapped = await send("0", { website: "https://spam.example.test" });
  expect([trapped.status, await trapped.text()]).toEqual([429, expect.stringContaining(labels.needsJavascriptOrAnHour)]);
  const statuses: number[] = [];
  for (const text of ["1", "2", "3"]) statuses.push((await send(text)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect(await kept(email)).toHaveLength(2);
  const opened = await fetch(ORIGIN + CONTACT_FORM_PATH, { redirect: "manual" });
  expect([opened.status, opened.headers.get("location")]).toEqual([303, paths.contact]);
  const json = await fetch(ORIGIN + CONTACT_FORM_PATH, { method: "POST", body: "{}", headers: { "content-type": "application/json" } });
  expect([json.status, json.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
});
