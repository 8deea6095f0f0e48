import { documents } from "@awning/domain/collections";
import { sitePaths } from "@awning/domain/paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Owner } from "../support/builders.ts";
import { type DeployedPage, startDeployedPage } from "../support/deployed-page.ts";
import { admin, eventually } from "../support/emulators.ts";
import { askRaw, openShop } from "../support/site-pages.ts";

let owner: Owner;
let deployed: DeployedPage;
let home = "";

beforeAll(async () => {
  owner = await openShop({ site: { displayName: "Harbour pots", headline: "Before" } });
  home = sitePaths.home(owner.username);
  deployed = await startDeployedPage();
}, 240_000);
afterAll(() => deployed?.close());

const visit = (path: string, more: Parameters<typeof askRaw>[1] = {}) => askRaw(path, { origin: deployed.origin, ...more });

/** No body parser of the framework gets past this: who is answered anyway was answered without them. */
const UNREADABLE = { headers: { "content-type": "application/json", "content-length": "1" }, body: "{" };

test("a page is drawn, kept and sent without the framework, and is the same each time", async () => {
  const drawn = await visit(home, UNREADABLE);
  expect(drawn.status).toBe(200);
  expect(drawn.body).toContain("Harbour pots");
  const kept = await visit(home);
  expect({ ...kept, headers: { ...kept.headers, date: "" } }).toEqual({ ...drawn, headers: { ...drawn.headers, date: "" } });
  expect(kept.headers["x-powered-by"]).toBeUndefined();
});

test("a kept page is left out for who has it, and for HEAD; its data has a place of its own", async () => {
  const whole = await visit(home);
  const etag = whole.headers.etag ?? "";
  expect(await visit(home, { headers: { "if-none-match": etag } })).toMatchObject({ status: 304, body: "", headers: { etag } });
  expect(await visit(home, { method: "HEAD" })).toMatchObject({ status: 200, body: "", headers: { etag } });
  const data = await visit(home, { headers: { "x-page-data": "1" } });
  expect(JSON.parse(data.body)).toMatchObject({ kind: "home", status: 200 });
  expect((await visit(home, { headers: { "x-page-data": "1" } })).body).toBe(data.body);
  expect((await visit(home)).body).toBe(whole.body);
});

test("what is no page is refused in our words, whatever comes with it, and the next visit finds the page", async () => {
  for (const more of [{ method: "POST" }, { ...UNREADABLE, method: "POST" }, { ...UNREADABLE, method: "DELETE" }]) {
    const refused = await visit(home, more);
    expect([refused.status, refused.headers.allow]).toEqual([405, "GET, HEAD"]);
  }
  for (const path of [`${home}/nothing-here`, "/%E0%A4%A", "/favicon.ico", "//"]) {
    const missing = await visit(path);
    expect([path, missing.status]).toEqual([path, 404]);
    expect(missing.body).not.toMatch(/Error|Cannot GET/);
  }
  expect((await visit(home)).status).toBe(200);
});

test("an edit is seen although the page is kept", async () => {
  await admin.firestore.doc(documents.site(owner.uid)).update({ headline: "After", updatedAt: new Date() });
  await eventually("the new headline", async () => (await visit(home)).body.includes("After"), 10_000);
});
