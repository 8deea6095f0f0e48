import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { beforeAll, expect, test } from "vitest";
import { comingFrom, type Owner, randomAddress } from "../../support/builders.ts";
import { readInbox } from "../../support/clients.ts";
import { admin, eventually, SITE } from "../../support/emulators.ts";
import type { SentMail } from "../../support/sign-ups.ts";
import { ask, askRaw, attributes, openShop } from "../../support/site-pages.ts";

/** `ABUSE_MAIL` of the emulators. */
const OPERATOR = "abuse@awning.example.test";

let owner: Owner;
beforeAll(async () => {
  owner = await openShop();
});

/** Where the form of the report leads that somebody sees who came from there. */
async function actionFor(query: string, referer?: string): Promise<string | undefined> {
  const { status, body } = await askRaw(ownPaths.report(owner.username) + query, { headers: referer === undefined ? {} : { referer } });
  expect(status).toBe(200);
  return attributes(body, "action").find((action) => action.startsWith(ownPaths.report(owner.username)));
}

/** What is kept of a report that is sent to an address. */
async function keptOf(action: string, text: string): Promise<Record<string, unknown> | undefined> {
  const body = new URLSearchParams({ reason: "counterfeit", text, email: "" });
  const answer = await ask(action, { method: "POST", body, headers: comingFrom(randomAddress()) });
  expect(answer.status).toBe(200);
  const found = await admin.firestore.collection("reports").where("siteId", "==", owner.uid).where("text", "==", text).get();
  expect(found.size).toBe(1);
  return found.docs[0]?.data();
}

test("a report keeps and mails the page that someone came from", async () => {
  const path = sitePaths.product(owner.username, "bud-vase");
  const action = await actionFor("", `${SITE}${path}?size=small`);
  expect(action).toBe(`${ownPaths.report(owner.username)}?from=${encodeURIComponent(path)}`);
  expect(await keptOf(action ?? "", "These vases are ours.")).toMatchObject({ username: owner.username, path });
  const mail = await eventually("the mail", async () => {
    const mails = (await readInbox(OPERATOR)) as unknown as SentMail[];
    return mails.find(({ subject }) => subject === `Reported: ${owner.username}`);
  });
  expect(mail.text).toContain(`${SITE}${path}`);
});

test("what is no page of the site for everyone is neither drawn nor kept", async () => {
  const plain = ownPaths.report(owner.username);
  const order = sitePaths.order(owner.username, "AbC123");
  for (const from of [
    "//evil.example",
    "https://evil.example/",
    "/kiln/shop",
    "/dashboard",
    order,
    `/${owner.username}/${"a".repeat(3000)}`,
  ])
    expect(await actionFor(`?from=${encodeURIComponent(from)}`), from).toBe(plain);
  for (const referer of ["https://evil.example/", `${SITE}/kiln/shop`, SITE + order])
    expect(await actionFor("", referer), referer).toBe(plain);
  const kept = await keptOf(`${plain}?from=${encodeURIComponent("//evil.example")}`, "Sent by hand.");
  expect(kept).toMatchObject({ username: owner.username, path: "" });
});
