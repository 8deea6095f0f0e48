import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Line, startLine } from "../../support/breakable-line.ts";
import { type Owner, randomName } from "../../support/builders.ts";
import { buildDeployed, type DeployedPage, startDeployedPage } from "../../support/deployed-page.ts";
import { admin, eventually } from "../../support/emulators.ts";
import { askRaw, openShop } from "../../support/site-pages.ts";

let owner: Owner;
let built: Awaited<ReturnType<typeof buildDeployed>>;
let database: Line;
let deployed: DeployedPage;
let home = "";

beforeAll(async () => {
  owner = await openShop({ site: { displayName: "Harbour pots", headline: "Before" } });
  home = sitePaths.home(owner.username);
  built = await buildDeployed();
  database = await startLine(process.env.FIRESTORE_EMULATOR_HOST ?? "127.0.0.1:8080");
  deployed = await startDeployedPage(built.functionsOut, { FIRESTORE_EMULATOR_HOST: database.host });
}, 240_000);
afterAll(async () => {
  await deployed?.close();
  await database?.close();
  built?.remove();
});

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
  const length = String(Buffer.byteLength(whole.body));
  expect(whole.headers["content-length"]).toBe(length);
  expect(await visit(home, { method: "HEAD" })).toMatchObject({ status: 200, body: "", headers: { etag, "content-length": length } });
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

test("the whole address, signs that need no encoding, cookies, ranges and a foreign host change nothing", async () => {
  const page = await visit(home);
  const odd: Parameters<typeof visit>[] = [
    [`http://elsewhere.example${home}`],
    [home.replace(/[a-z]/, (sign) => `%${sign.charCodeAt(0).toString(16)}`)],
    [home, { headers: { host: "elsewhere.example", cookie: "__session=1", range: "bytes=0-9", "x-page-data": "2" } }],
  ];
  for (const [path, more] of odd) {
    const { status, body } = await visit(path, more);
    expect([path, status, body === page.body]).toEqual([path, 200, true]);
  }
  const shouted = await visit(`${home.toUpperCase()}/SHOP`);
  expect([shouted.status, shouted.headers["location"]]).toEqual([301, `${home}/shop`]);
});

const PERSON = { headers: { accept: "text/html" } };

test("without its database it serves what it has, and says what happened to anyone who asks for more", async () => {
  await visit(home);
  database.set("dead");
  try {
    await eventually("a look at the database for a page it has", async () => {
      expect((await visit(home)).status).toBe(200);
      return database.inVain() > 0;
    });
    const unknown = await visit("/nobody-asked-yet", PERSON);
    expect([unknown.status, unknown.headers["retry-after"]]).toEqual([503, "2"]);
    expect(unknown.headers["cache-control"]).toBe("no-store");
    expect(unknown.body).toMatch(/We’ll be right back/);
    expect(unknown.body).toMatch(/Error code <code>[0-9a-f]{10}<\/code>/);
  } finally {
    database.set("whole");
  }
  await eventually("the database again", async () => (await visit("/nobody-asked-yet")).status === 404, 10_000);
});

test("what was stored broken is said with a digest and without a trace", async () => {
  // Of no owner: a copy that has one would be published anew, whole.
  const username = randomName();
  await admin.firestore.doc(documents.published(username)).set({ username, products: "none" });
  const broken = await visit(sitePaths.home(username), PERSON);
  expect(broken.status).toBe(500);
  expect(broken.body).toMatch(/Error code <code>[0-9a-f]{10}<\/code>/);
  expect(broken.body).not.toMatch(/ZodError|at file:|invalid_type/);
});

test("a process that lacks a setting says so in our words, whatever is asked", async () => {
  const lame = await startDeployedPage(built.functionsOut, { SITE_URL: "" });
  try {
    for (const path of [home, `${home}/shop`, "/sitemap.xml"]) {
      const answer = await askRaw(path, { origin: lame.origin, ...PERSON });
      expect([path, answer.status]).toEqual([path, 500]);
      expect(answer.body).toMatch(/Something went wrong\..*Error code [0-9a-f]{10}/s);
    }
    const data = await askRaw(home, { origin: lame.origin, headers: { "x-page-data": "1" } });
    expect(JSON.parse(data.body)).toMatchObject({ error: { code: "internal" } });
  } finally {
    await lame.close();
  }
});
