import type { Pushed } from "@awning/domain/notification/device";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { test as base, expect } from "vitest";
import { openShop } from "../../support/site-pages.ts";
import { ORIGIN } from "../support/origin.ts";
import { stage } from "../support/stage.ts";

const { username } = await openShop({ site: { displayName: "Harbour pots" } });
/** A visitor whose browser has the worker. */
const test = base.extend("page", async () => {
  const page = await stage.person({ serviceWorkers: "allow" });
  await page.goto(paths.auth.login);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js?cached");
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
});

test("the dashboard's shell and its files come from the worker", async ({ page }) => {
  const files: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/assets/") && response.fromServiceWorker()) files.push(response.url());
  });
  const response = await page.goto(paths.dashboard);
  expect(response?.fromServiceWorker()).toBe(true);
  await expect.poll(() => files.length).toBeGreaterThan(2);
});

test("no page that visitors see is ever answered by the worker, nor any other of ours", async ({ page }) => {
  const fromWorker: string[] = [];
  const pages = [
    sitePaths.home(username),
    sitePaths.shop(username),
    sitePaths.checkout(username),
    sitePaths.findOrder(username),
    "/nobody-is-here",
  ];
  const own = [paths.home, paths.pricing, paths.contact, paths.terms, paths.signupSuccess, paths.auth.login];
  for (const path of [...pages, ...own]) {
    const visit = await page.context().newPage();
    const answer = await visit.goto(path);
    if (answer?.fromServiceWorker()) fromWorker.push(path);
    await visit.close();
  }
  expect(fromWorker).toEqual([]);
});

test("without a connection the shell opens, and a public page does not pretend to", async ({ page }) => {
  stage.expectComplaints(/Failed to fetch|ERR_INTERNET_DISCONNECTED|offline|network/i);
  await page.context().setOffline(true);
  await page.goto(paths.links);
  await page.locator("#root > *").first().waitFor();
  await expect(page.goto(sitePaths.home(username))).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test("what is pushed is shown once, and pressing it opens its screen in the dashboard that is open", async ({ page }) => {
  await page.context().grantPermissions(["notifications"]);
  await page.goto(paths.links);
  const opened = page.evaluate(() => new Promise((done) => navigator.serviceWorker.addEventListener("message", ({ data }) => done(data))));
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) =>
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && done(registrations[0].registrationId)),
  );
  await browser.send("ServiceWorker.enable");
  const registrationId = await registered;
  const pushed: Pushed = { id: "new-order.o1", event: "newOrder", title: "#1001 · Ada", path: paths.order("o1"), unread: 1 };
  const push = (data: string) => browser.send("ServiceWorker.deliverPushMessage", { origin: ORIGIN, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  await push(JSON.stringify(pushed));
  await push(JSON.stringify(pushed));
  await expect.poll(shown).toEqual(["New order: #1001 · Ada"]);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  })()`);
  expect(await opened).toEqual({ open: paths.order("o1") });
  await push("nothing that we sent");
  await expect.poll(shown).toContain("Awning: ");
});

test("a link that is shared with the app waits in the field of a new one, a picture in the form of a new product", async ({ page }) => {
  const share = (fields: Record<string, string>) =>
    page.evaluate(async (given) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(given)) {
        const photo = new File([value], "photo.png", { type: "image/png" });
        form.append(name, name === "photo" ? photo : value);
      }
      const answer = await fetch("/links", { method: "POST", body: form, redirect: "manual" });
      const kept = await caches.match("/shared-photo");
      return { isRedirect: answer.type === "opaqueredirect", kept: await kept?.text() };
    }, fields);
  await page.goto(paths.links);
  expect(await share({ text: "Look: https://kiln.example.test/fair now" })).toEqual({ isRedirect: true, kept: undefined });
  expect(await share({ photo: "pixels" })).toEqual({ isRedirect: true, kept: "pixels" });
  await page.evaluate(() => {
    const form = Object.assign(document.createElement("form"), { action: "/links", method: "post", enctype: "multipart/form-data" });
    form.append(Object.assign(document.createElement("input"), { name: "url", value: "https://kiln.example.test/" }));
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL(/\/links\?add=https%3A%2F%2Fkiln|\/auth\/login/);
});
