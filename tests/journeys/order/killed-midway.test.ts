/** @module-tag full */
import { PAGE_DATA_HEADER, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/blank/labels.ts";
import { hidden } from "../../support/absence.ts";
import { type BreakableFront, type Fate, type Line, startFront, startLine } from "../../support/breakable-line.ts";
import type { Owner } from "../../support/builders.ts";
import { onShelf } from "../../support/buying.ts";
import { eventually } from "../../support/emulators.ts";
import { type FunctionProcess, startFunctionProcess } from "../../support/function-process.ts";
import { startMiniCdn } from "../../support/mini-cdn.ts";
import { follow } from "../../support/moving.ts";
import { askRaw, htmlOnce, openShop } from "../../support/site-pages.ts";
import { journey as test } from "../support/fixtures.ts";
import { suite } from "../support/stage.ts";

const DATABASE = process.env.FIRESTORE_EMULATOR_HOST ?? "127.0.0.1:8080";
let functions: FunctionProcess;
let database: Line;
let front: BreakableFront;
let owner: Owner;
let page: Page;
/** What becomes of the answers to a path from now on; `before` runs when it is asked for. */
let fates: Map<string, { fate: Fate; before?: () => Promise<void> }>;

test.beforeAll(async () => {
  owner = await openShop({ site: { displayName: "Harbour pots" } });
  await onShelf(owner, { title: "Bud vase", slug: "bud-vase", price: 2800 });
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("View product"));
  database = await startLine(DATABASE);
  functions = await startFunctionProcess(database.host);
  front = await startFront(async (path) => {
    const { fate, before } = fates.get(path) ??
      [...fates].find(([one]) => path.startsWith(one) && one.endsWith("/"))?.[1] ?? { fate: "pass" };
    await before?.();
    const isOurs = path.startsWith(`/${owner.username}`) || path.startsWith("/unknown-");
    return { to: isOurs ? functions.origin() : suite.siteUrl, fate };
  });
});
test.beforeEach(async ({ stage }) => {
  fates = new Map();
  database.set("whole");
  page = await stage.person({ baseURL: front.origin });
});
test.afterEach(async () => {
  await page.context().close();
});
test.afterAll(async () => {
  await front?.close();
  await functions?.kill();
  await database?.close();
});

const title = (name: string) => page.getByRole("heading", { level: 1, name });
const home = () => sitePaths.home(owner.username);
const shop = () => sitePaths.shop(owner.username);
/** A page that nothing has fetched ahead. */
const elsewhere = () => `${shop()}?page=1`;

test("the function is killed while it answers a move, and a new one starts: the visitor arrives", async () => {
  await page.goto(home());
  let asked = 0;
  let starting = Promise.resolve();
  fates.set(elsewhere(), {
    fate: "pass",
    async before() {
      // What was sent to the old instance is lost; what comes later waits for the new one.
      if (asked++ > 0) return starting;
      await functions.kill();
      starting = functions.start();
    },
  });
  await follow(page, elsewhere());
  await title("Shop").waitFor();
  expect(asked).toBeGreaterThan(1);
});

test("the function is killed and nothing takes its place: the browser goes to the wanted address, where the host alone answers, and back", async () => {
  await page.goto(home());
  await functions.kill();
  const wanted = page.waitForResponse((one) => one.request().isNavigationRequest());
  await follow(page, elsewhere());
  const answer = await wanted;
  // Hosting's own answer: nothing of ours is left to speak there.
  expect([answer.url(), answer.status()]).toEqual([front.origin + elsewhere(), 503]);
  await expect.poll(() => page.url()).not.toBe(front.origin + home());
  await functions.start();
  await page.goBack();
  await title("Harbour pots").waitFor();
});

test("a document that ends in the middle says so by itself, and loads whole", async ({ stage }) => {
  fates.set(home(), { fate: "cut" });
  const context = await stage.person({ baseURL: front.origin, javaScriptEnabled: false });
  await context.goto(home(), { waitUntil: "commit" }).catch(() => undefined);
  await context.getByText("This page didn’t load completely.").waitFor({ timeout: 20_000 });
  fates.clear();
  await context.getByRole("link", { name: "Reload" }).click();
  await context.getByRole("heading", { level: 1, name: "Harbour pots" }).waitFor();
  await hidden(context.getByText("This page didn’t load completely."));
  await context.context().close();
});

test("page data that ends in the middle: the browser goes there", async () => {
  await page.goto(home());
  let asked = 0;
  await page.route(`**${shop()}`, (route) => {
    if (route.request().headers()[PAGE_DATA_HEADER] === "1") asked++;
    return route.continue();
  });
  fates.set(shop(), {
    fate: "cut",
    async before() {
      if (asked > 0) queueMicrotask(() => fates.clear());
    },
  });
  await page.getByRole("link", { name: /^view product/i }).click();
  await title("Shop").waitFor();
});

test("a chunk that ends in the middle costs nothing: links are links, and the basket is the server's", async () => {
  fates.set("/assets/site/", { fate: "cut" });
  await page.goto(home());
  await page.getByRole("link", { name: /^view product/i }).click();
  await title("Shop").waitFor();
  await page.goto(sitePaths.product(owner.username, "bud-vase"));
  await page.getByRole("button", { name: /add to basket/i }).click();
  await page.waitForURL((url) => url.pathname === sitePaths.checkout(owner.username));
  await page.getByText("Bud vase").first().waitFor();
});

test("the bundle of the dashboard ends in the middle: one load more, then the words of the document", async () => {
  fates.set("/assets/", { fate: "cut" });
  await page.goto("/orders");
  await title("Awning couldn’t load.").waitFor();
  fates.clear();
  await page.getByRole("link", { name: "Try again" }).click();
  await page.waitForURL((url) => url.pathname === "/auth/login");
});

test.each(["dead", "silent"] as const)(
  "the database is %s: a known page goes on being served, an unknown one says what happened",
  async (state) => {
    await page.goto(home());
    await page.goto(shop());
    await page.goto(home());
    database.set(state);
    await eventually("a look at the database for a page that is known", async () => {
      expect((await fetch(functions.origin() + shop())).status).toBe(200);
      return database.inVain() > 0;
    });
    await page.getByRole("link", { name: /^view product/i }).click();
    await title("Shop").waitFor();

    const answer = await page.goto(`/unknown-${state}`);
    expect(answer?.status()).toBe(503);
    await title(labels.wellBeRightBack).waitFor();
    const words = (await page.getByRole("main").textContent()) ?? "";
    expect(words).toMatch(/Error code [0-9a-f]{10}/);
    await page.getByRole("link", { name: "Go to Awning" }).waitFor();
    const cdn = await startMiniCdn(functions.origin());
    const unknown = async () => {
      const { status, headers } = await fetch(`${cdn.origin}/unknown-${state}`);
      return [status, headers.get("x-cache")];
    };
    expect([await unknown(), await unknown()]).toEqual([
      [503, "miss"],
      [503, "miss"],
    ]);
    database.set("whole");
    await expect.poll(async () => (await unknown())[0]).toBe(404);
    await cdn.close();
    await page.getByRole("link", { name: "Try again" }).click();
    await title(labels.thisNameIsntTakenYet).waitFor();
  },
);

test("what the platform cannot read is answered in our words by the process itself", async () => {
  const person = { accept: "text/html" };
  const ask = (path: string, options: Parameters<typeof askRaw>[1] = {}) =>
    askRaw(path, { origin: functions.origin(), headers: person, ...options });
  for (const answer of [
    await ask("/%ZZ"),
    await ask("/%E0%A4%A"),
    await ask("/on-purpose/throws"),
    await ask("/api/quote", { method: "POST", headers: { ...person, "content-type": "application/json" }, body: "{bad" }),
  ]) {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toMatch(/<h1>[^<]+<\/h1>/);
    expect(answer.body).not.toMatch(/<pre>|URIError|SyntaxError|thrown on purpose/);
  }
});
