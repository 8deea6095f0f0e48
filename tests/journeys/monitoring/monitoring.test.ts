import { randomInt } from "node:crypto";
import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DSN, eventOnce, listEvents, listReports } from "../../support/error-reports.ts";
import { journey as test } from "../support/fixtures.ts";
import { newOwner, open } from "../support/owner.ts";

const INFORMATION_SCREEN = /\/assets\/information-[\w-]+\.js/;
const PERSONAL = /Mara|Berg|mara@|%40|key=|secret/;

test.beforeAll(async ({ stage }) => {
  // What these pages throw is what they are to report.
  stage.expectComplaints(/\/auth\/login\S*: (no buyer|Broken|Failed to fetch|unexpected)/);
});

/** Letters only: reports leave no long number in. */
function errorName(): string {
  return `Broken${Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26))).join("")}`;
}

/** Throws in the page as a forgotten case in a script does. The name of the error tells it from all others. */
function throwIn(page: Page, name: string, message = ""): Promise<void> {
  return page.evaluate(
    ([type = "", text = ""]) => {
      queueMicrotask(() => {
        throw Object.assign(new Error(text), { name: type });
      });
    },
    [name, message],
  );
}

const isOf = (type: string) => (event: Awaited<ReturnType<typeof listEvents>>[number]) =>
  event.exception?.values.some((value) => value.type === type) ?? false;

test("a page carries nothing for reports until something breaks; then it arrives, readable and without anything personal", async ({
  stage,
}) => {
  const page = await stage.person();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${paths.auth.login}?mail=mara@example.test&key=secret`);
  const isSentry = (path: string) => /^\/assets\/sentry-/.test(path);
  expect(asked.filter(isSentry)).toEqual([]);

  const name = errorName();
  await throwIn(page, name, 'no buyer "Mara Berg" <mara@example.test> at /kiln/order/abc?key=secret');
  const event = await eventOnce("an error in a script", isOf(name));
  expect(asked.filter(isSentry)).toHaveLength(1);
  expect(event).toMatchObject({
    platform: "javascript",
    transaction: paths.auth.login,
    release: expect.stringMatching(/^awning@/),
    tags: { how: "script" },
    request: { url: expect.stringMatching(/\/auth\/login$/) },
  });
  expect(JSON.stringify(event)).not.toMatch(PERSONAL);
  const report = (await listReports()).find(({ items }) => JSON.stringify(items).includes(name));
  expect(report).toMatchObject({ header: { dsn: DSN }, contentType: "application/x-sentry-envelope" });
  expect(report?.forwardedFor).not.toBe("");
});

test("a screen that breaks is reported with its route and the way there, and with no one's name", async ({ stage }) => {
  const { owner, page } = await newOwner(stage);
  const name = errorName();
  await page.route(INFORMATION_SCREEN, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export function Component() { throw Object.assign(new Error("nobody called 'Mara Berg' here"), { name: "${name}" }); }`,
    }),
  );
  await open(page, paths.links);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Information" }).click();
  await page.getByRole("heading", { name: "The awning came down." }).waitFor();
  const digest = /Error code ([0-9a-f]{10})/.exec((await page.getByRole("main").textContent()) ?? "")?.[1] ?? "none";
  const event = await eventOnce("a screen", isOf(name));
  expect(event).toMatchObject({ transaction: paths.information, tags: { how: "caught", digest } });
  expect(event.breadcrumbs).toContainEqual(
    expect.objectContaining({ category: "navigation", data: { from: paths.links, to: paths.information } }),
  );
  expect(event.breadcrumbs?.length).toBeLessThanOrEqual(100);
  // React's own stack of components is among the causes.
  expect(event.exception?.values.map(({ type }) => type)).toContain(`React ErrorBoundary ${name}`);
  const text = JSON.stringify(event);
  expect(text).not.toMatch(PERSONAL);
  for (const personal of [owner.email, owner.username, owner.uid]) expect(text).not.toContain(personal);
  expect((await listEvents()).filter(isOf(name))).toHaveLength(1);
});

test("what was clicked is told by its kind, not by its words", async ({ stage }) => {
  const page = await stage.person();
  await page.goto(paths.auth.login);
  const name = errorName();
  await throwIn(page, `${name}First`);
  await eventOnce("the first error", isOf(`${name}First`));
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.setAttribute("aria-label", "Order of Mara Berg");
    button.textContent = "Open";
    document.body.prepend(button);
  });
  await page.getByRole("button", { name: "Order of Mara Berg" }).click();
  await page.evaluate(() => fetch("/pricing?name=Mara"));
  await throwIn(page, name);
  const event = await eventOnce("the second error", isOf(name));
  expect(event.breadcrumbs).toContainEqual(expect.objectContaining({ category: "ui.click", message: expect.stringContaining("button") }));
  expect(event.breadcrumbs).toContainEqual(
    expect.objectContaining({ category: "fetch", data: { method: "GET", status_code: 200, url: "/pricing" } }),
  );
  expect(JSON.stringify(event)).not.toMatch(PERSONAL);
});

test("what is expected is not reported", async ({ stage }) => {
  const page = await stage.person();
  await page.goto(paths.auth.login);
  const name = errorName();
  await page.evaluate((marker) => {
    void Promise.reject(new DOMException(marker, "AbortError"));
    void Promise.reject(new TypeError("Failed to fetch", { cause: marker }));
    void Promise.reject(Object.assign(new Error(marker), { code: "unavailable" }));
  }, `${name}expected`);
  await throwIn(page, name, "unexpected");
  await eventOnce("the unexpected error", isOf(name));
  expect(JSON.stringify(await listEvents())).not.toContain(`${name}expected`);
});
