/** @module-tag full */
import { sitePaths } from "@awning/domain/routes/paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CountingProxy, startCountingProxy } from "../../../tools/cost/counting-proxy.ts";
import { READS } from "../../../tools/lib/budgets/limits.ts";
import { makeProduct, type Owner } from "../../support/builders.ts";
import { type PageServer, startPageServer } from "../../support/page-server.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";

const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? "";
let owner: Owner;
let proxy: CountingProxy;
let server: PageServer;

beforeAll(async () => {
  owner = await openShop({ site: { displayName: "Harbour pots" } });
  await makeProduct(owner, { title: "Bud vase", slug: "bud-vase" });
  await htmlOnce(sitePaths.product(owner.username, "bud-vase"));
  proxy = await startCountingProxy(emulator);
  // From here on this process reads public pages through the proxy; what made the shop keeps its own way.
  process.env.FIRESTORE_EMULATOR_HOST = proxy.host;
  server = await startPageServer();
});
afterAll(async () => {
  process.env.FIRESTORE_EMULATOR_HOST = emulator;
  await server?.close();
  await proxy?.close();
});

const visit = async (path: string) => {
  const answer = await fetch(server.origin + path);
  await answer.text();
  return answer.status;
};

test("the first visit to a site reads its public copy, and one to a further page at most looks at its version", async () => {
  proxy.takeReads();
  expect(await visit(sitePaths.home(owner.username))).toBe(200);
  const { published = 0, ...others } = proxy.takeReads();
  expect(published).toBeGreaterThanOrEqual(1);
  expect(published).toBeLessThanOrEqual(READS.coldPage);
  expect(others).toEqual({});
  for (const path of [sitePaths.shop(owner.username), sitePaths.product(owner.username, "bud-vase")]) {
    expect(await visit(path)).toBe(200);
    const { published: looks = 0, ...rest } = proxy.takeReads();
    expect(looks).toBeLessThanOrEqual(1);
    expect(rest).toEqual({});
  }
});

test("what no one keeps a page of costs a site one small read a second, however much of it is asked for", async () => {
  const shop = sitePaths.shop(owner.username);
  await visit(shop);
  proxy.takeReads();
  const start = Date.now();
  for (let index = 0; index < 60; index++) {
    expect(await visit(`${shop}?q=vase${index}`)).toBe(200);
    expect(await visit(`${shop}/never-was-${index}`)).toBe(404);
    expect(await visit(`${shop}?page=${index + 2}`)).toBe(404);
    expect(await visit(`${shop}?product=~${index}`)).toBe(200);
  }
  const { published = 0, ...others } = proxy.takeReads();
  expect(others).toEqual({});
  expect(published).toBeLessThanOrEqual((Date.now() - start) / 1000 + 2);
});

test("a thousand visits of a page that is known read one small document a second", async () => {
  const path = sitePaths.home(owner.username);
  await visit(path);
  proxy.takeReads();
  const start = Date.now();
  let left = 1000;
  const visitors = Array.from({ length: 20 }, async () => {
    while (left-- > 0) expect(await visit(path)).toBe(200);
  });
  await Promise.all(visitors);
  const seconds = (Date.now() - start) / 1000;
  const { published = 0, ...others } = proxy.takeReads();
  expect(others).toEqual({});
  expect(published).toBeLessThanOrEqual(seconds + 2);
  expect(published).toBeLessThanOrEqual(READS.thousandVisits);
});

test("the proxy counts what is read: without what is kept, each visit costs its read", async () => {
  proxy.takeReads();
  for (let index = 0; index < 5; index++) expect(await visit(`/nobody-${owner.username.slice(-8)}${index}`)).toBe(404);
  const address = `http://${proxy.host}/v1/projects/demo-awning/databases/(default)/documents/published/${owner.username}`;
  const found = await fetch(address, { headers: { authorization: "Bearer owner" } });
  expect(found.status).toBe(200);
  await found.text();
  // The names that nobody has were asked for too; only this one was there.
  expect(proxy.takeReads()).toMatchObject({ published: expect.any(Number) });
});
