import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { makeOwner, makeProduct, randomEmail, randomName } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { fromOwnAddress, tryLogin } from "../support/auth.ts";
import { journey as test } from "../support/fixtures.ts";
import { GOOGLE_SCRIPT, pickGoogleAccount, standInForGoogle } from "../support/google.ts";
import { signIn, suite } from "../support/stage.ts";

let page: Page;

test.beforeAll(async ({ stage }) => {
  stage.expectComplaints(/apis\.google\.com/);
});

test.beforeEach(async ({ stage }) => {
  await page?.context().close();
  page = await stage.person();
  await fromOwnAddress(page);
});

describe("logging in", () => {
  test("without a connection says so and works again afterwards", { tags: ["full"] }, async () => {
    const owner = await makeOwner();
    await page.goto(paths.auth.login);
    await page.getByRole("button", { name: "Log in" }).waitFor();
    await page.context().setOffline(true);
    await tryLogin(page, owner.email, owner.password);
    await page
      .getByRole("alert")
      .filter({ hasText: /you’re offline/i })
      .waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL(`**${paths.dashboard}`);
  });

  test("a private screen asks for a login and then opens as it was wanted, query and all", async () => {
    const owner = await makeOwner();
    const wanted = `${paths.orders}?view=all&q=blue%20bowl`;
    await page.goto(wanted);
    await page.waitForURL(`**${paths.auth.login}?*`);
    await page.getByRole("status").filter({ hasText: "your orders" }).waitFor();
    await tryLogin(page, owner.email, owner.password);
    await page.waitForURL((url) => url.pathname === paths.orders);
    expect([...new URL(page.url()).searchParams]).toEqual([...new URLSearchParams("view=all&q=blue%20bowl")]);
  });
});

describe("signing in with Google", () => {
  test.beforeEach(() => standInForGoogle(page.context()));

  async function goOnWithGoogle(email: string): Promise<void> {
    const [popup] = await Promise.all([page.waitForEvent("popup"), page.getByRole("button", { name: "Continue with Google" }).click()]);
    await Promise.all([popup.waitForEvent("close"), pickGoogleAccount(popup, email)]);
  }

  test("someone new claims a name first; the next time the dashboard opens at once", { tags: ["full"] }, async ({ stage }) => {
    const email = randomEmail();
    const username = randomName();
    await page.goto(paths.auth.login);
    await goOnWithGoogle(email);
    await page.waitForURL(`**${paths.auth.signup}`);
    await page.getByText(`You’re logged in as ${email}.`).waitFor();
    // Without a name no private screen opens.
    await page.goto(paths.products);
    await page.waitForURL(`**${paths.auth.signup}`);
    await page.getByLabel("Name of your page").fill(username);
    await page.getByRole("button", { name: "Create my page" }).click();
    await page.getByRole("alert").filter({ hasText: "Please accept the terms to continue." }).waitFor();
    await page.getByRole("checkbox", { name: /terms/i }).check();
    await page.getByRole("button", { name: "Create my page" }).click();
    await page.waitForURL(`**${paths.dashboard}`);
    const user = await admin.auth.getUserByEmail(email);
    expect((await admin.firestore.doc(`usernames/${username}`).get()).data()?.uid).toBe(user.uid);

    const elsewhere = await stage.person();
    await standInForGoogle(elsewhere.context());
    page = elsewhere;
    await page.goto(`${paths.auth.login}?${new URLSearchParams({ next: paths.links })}`);
    await goOnWithGoogle(email);
    await page.waitForURL(`**${paths.links}`);
  });

  test("an owner with a password and the same address is the same owner", { tags: ["full"] }, async () => {
    const owner = await makeOwner();
    await page.goto(paths.auth.login);
    await goOnWithGoogle(owner.email);
    await page.waitForURL(`**${paths.dashboard}`);
    expect((await admin.auth.getUserByEmail(owner.email)).uid).toBe(owner.uid);
  });

  test("where the internet is out of reach, development offers a window of its own", { tags: ["full"] }, async () => {
    await page.context().route(`${GOOGLE_SCRIPT}*`, (route) => route.abort("internetdisconnected"));
    const email = randomEmail();
    await page.goto(paths.auth.login);
    const [popup] = await Promise.all([page.waitForEvent("popup"), page.getByRole("button", { name: "Continue with Google" }).click()]);
    await popup.getByLabel("Google account").fill(email);
    await Promise.all([popup.waitForEvent("close"), popup.getByRole("button", { name: "Sign in" }).click()]);
    await page.waitForURL(`**${paths.auth.signup}`);
    await page.getByText(`You’re logged in as ${email}.`).waitFor();
  });

  test("a closed window is no error, and the form still works", { tags: ["full"] }, async () => {
    const owner = await makeOwner();
    await page.goto(paths.auth.login);
    const [popup] = await Promise.all([page.waitForEvent("popup"), page.getByRole("button", { name: "Continue with Google" }).click()]);
    await popup.close();
    await tryLogin(page, owner.email, owner.password);
    await page.waitForURL(`**${paths.dashboard}`);
  });
});

describe("signing out", () => {
  test("in one tab signs out the other, and nothing is left in the browser", async () => {
    const owner = await makeOwner();
    const title = `Moon jar ${randomName("glaze")}`;
    await makeProduct(owner, { title });
    await signIn(page, owner.email, owner.password);
    await page.goto(paths.account);
    const other = await page.context().newPage();
    await other.goto(paths.products);
    await other.getByText(title).first().waitFor();
    await page.getByRole("main").getByRole("button", { name: "Log out", exact: true }).click();
    await page.waitForURL(`${suite.siteUrl}/`);
    await other.getByRole("heading", { level: 1, name: "The shutter is down." }).waitFor();
    expect(await other.locator("body").innerText()).not.toContain(title);
    await expect.poll(() => keptInBrowser(page), { timeout: 15_000 }).not.toContain(title);
    expect(await keptInBrowser(page)).not.toContain(owner.email);
  });

  test("leaves nothing of the first owner in the browser for the second", { tags: ["full"] }, async () => {
    const title = `Night glaze ${randomName("jar")}`;
    const [first, second] = await Promise.all([makeOwner({ site: { displayName: "First stall of all" } }), makeOwner()]);
    await makeProduct(first, { title });
    await signIn(page, first.email, first.password);
    await page.goto(paths.products);
    await page.getByText(title).first().waitFor();
    expect(await keptInBrowser(page)).toContain(title);
    await page.goto(paths.account);
    await page.getByRole("main").getByRole("button", { name: "Log out", exact: true }).click();
    await page.waitForURL(`${suite.siteUrl}/`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const trace of [title, first.email, first.uid, first.username, "First stall of all"])
      expect(await keptInBrowser(page)).not.toContain(trace);
    await page.goto(paths.products);
    await page.waitForURL(`**${paths.auth.login}?*`);
    await tryLogin(page, second.email, second.password);
    await page.waitForURL(`**${paths.products}`);
    const own = { [paths.products]: "No products yet", [paths.dashboard]: second.username, [paths.account]: second.email };
    for (const [path, words] of Object.entries(own)) {
      await page.goto(path);
      await page.getByText(words).first().waitFor();
      const text = await page.locator("body").innerText();
      for (const trace of [title, first.email, first.username, "First stall of all"]) expect(text).not.toContain(trace);
    }
  });
});

/** Everything that this site keeps in the browser, as text. */
function keptInBrowser(of: Page): Promise<string> {
  return of.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, refuse) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => refuse(request.error);
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await ask(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        kept.push(name, await ask(objects.getAll()), await ask(objects.getAllKeys()));
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
}
