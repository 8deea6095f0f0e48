/** @module-tag full */
import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeOwner, randomEmail, randomName } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { fromOwnAddress, OWNER_PASSWORD, tabTo, wordsOf } from "../support/auth.ts";
import { openStage, suite } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

async function newVisitor(): Promise<void> {
  await page?.context().close();
  page = await stage.person();
  await fromOwnAddress(page);
}

const field = () => page.getByLabel("Name of your page");
const claim = () => page.getByRole("button", { name: "Claim the name" });
const terms = () => page.getByRole("checkbox", { name: /terms/i });

async function exists(email: string): Promise<boolean> {
  return admin.auth.getUserByEmail(email).then(
    () => true,
    () => false,
  );
}

async function fillForm({ email, username }: { email: string; username: string }): Promise<void> {
  await field().fill(username);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(OWNER_PASSWORD);
}

describe("the live check of a name", () => {
  beforeAll(async () => {
    await newVisitor();
    await page.goto(paths.auth.signup);
  });

  test.each([
    ["ab", "1 more to go. A name has at least 3 characters."],
    ["a".repeat(31), "That is longer than 30 characters."],
    ["müller", "“ü” can't be in a name. Use letters, numbers, - or _."],
    ["kiln.studio", "“.” can't be in a name. Use letters, numbers, - or _."],
    ["kiln--studio", "- and _ go between letters or numbers, one at a time."],
    ["12345", "A name needs at least one letter."],
    ["dashboard", "/dashboard is kept for the site itself."],
    ["kiln", "/kiln is taken."],
  ])("%s: %s", async (typed, words) => {
    await field().fill(typed);
    await page.getByRole("status").filter({ hasText: words }).waitFor();
    // Whoever cannot see the field hears the same sentence with it.
    expect(await field().evaluate(describedBy)).toContain(words);
  });

  test("a free name is told, and capitals and spaces turn into what an address can hold", async () => {
    const name = randomName("moon");
    await field().fill("");
    await field().pressSequentially(name.replace("-", " ").toUpperCase());
    expect(await field().inputValue()).toBe(name);
    await page
      .getByRole("status")
      .filter({ hasText: `/${name} is free.` })
      .waitFor();
  });

  test("a taken name offers free ones, and one press takes one of them", async () => {
    const { username } = await makeOwner();
    await field().fill(username);
    const idea = page.getByRole("button", { name: new RegExp(`^/.*${username.slice(0, 8)}`) }).first();
    const offered = (await idea.innerText()).slice(1);
    await idea.click();
    expect(await field().inputValue()).toBe(offered);
    await page
      .getByRole("status")
      .filter({ hasText: `/${offered} is free.` })
      .waitFor();
  });

  test("without a connection it says so and checks again when asked", async () => {
    const name = randomName("rain");
    await page.context().setOffline(true);
    await field().fill(name);
    await page
      .getByRole("status")
      .filter({ hasText: /no connection/i })
      .waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Check again" }).click();
    await page
      .getByRole("status")
      .filter({ hasText: `/${name} is free.` })
      .waitFor();
  });
});

describe("signing up", () => {
  beforeEach(async () => {
    await newVisitor();
    await page.goto(paths.auth.signup);
  });

  test("an empty form says what is missing and leads to the first field", async () => {
    await claim().click();
    await page.getByText("Choose a name for your page.").waitFor();
    await page.getByText("Your e-mail address is missing.").waitFor();
    await page.getByText("Choose a password.").waitFor();
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.url()).toContain(paths.auth.signup);
    // What is said follows what is typed.
    await page.getByLabel("E-mail").fill("half@");
    await page.getByText("That does not look like an e-mail address.").waitFor();
    await fillForm({ email: randomEmail(), username: randomName() });
    await terms().check();
    await page.getByRole("alert").first().waitFor({ state: "detached" });
  });

  test("without the terms there is no account, and nothing typed is lost", async () => {
    const wanted = { email: randomEmail(), username: randomName() };
    await fillForm(wanted);
    await claim().click();
    await page.getByRole("alert").filter({ hasText: "Without it we can't keep a page for you." }).waitFor();
    expect(await terms().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field().inputValue()).toBe(wanted.username);
    expect(await page.getByLabel("E-mail").inputValue()).toBe(wanted.email);
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe(OWNER_PASSWORD);
    expect(await exists(wanted.email)).toBe(false);
    await terms().check();
    await claim().click();
    await page.waitForURL(`**${paths.signupSuccess}`);
    expect(await exists(wanted.email)).toBe(true);
  });

  test("a password from every list of leaked ones is refused in words, and another one goes through", async () => {
    await fillForm({ email: randomEmail(), username: randomName() });
    await page.getByLabel("Password", { exact: true }).fill("Password123!");
    await terms().check();
    await claim().click();
    await page
      .getByRole("alert")
      .filter({ hasText: /too easy to guess/ })
      .waitFor();
    await page.getByLabel("Password", { exact: true }).fill(OWNER_PASSWORD);
    expect(await page.getByRole("alert").count()).toBe(0);
    await claim().click();
    await page.waitForURL(`**${paths.signupSuccess}`);
  });

  test("a name that somebody took a moment ago is told, and another one goes through", async () => {
    const wanted = { email: randomEmail(), username: randomName() };
    await fillForm(wanted);
    await terms().check();
    await page
      .getByRole("status")
      .filter({ hasText: `/${wanted.username} is free.` })
      .waitFor();
    await admin.firestore
      .doc(`usernames/${wanted.username}`)
      .set({ uid: "another", state: "active", redirectTo: null, since: new Date(), until: null });
    await claim().click();
    await page.getByText(`/${wanted.username} is taken.`).first().waitFor();
    expect(await exists(wanted.email)).toBe(false);
    await field().fill(randomName());
    await claim().click();
    await page.waitForURL(`**${paths.signupSuccess}`);
    expect(await exists(wanted.email)).toBe(true);
  });

  test("a known address gets word for word the answer of an unknown one; only its mail tells", async () => {
    const owner = await makeOwner();
    const said: string[] = [];
    for (const email of [owner.email, randomEmail()]) {
      await newVisitor();
      await page.goto(paths.auth.signup);
      await fillForm({ email, username: randomName() });
      await page.getByLabel("Password", { exact: true }).fill("somebody-elses-idea-77");
      await terms().check();
      await claim().click();
      await page.waitForURL(`**${paths.signupSuccess}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      said.push((await wordsOf(page)).replace(email, "the address"));
    }
    expect(said[0]).toBe(said[1]);
    const mail = await suite.waitForMail(owner.email, /already have/i);
    expect(mail.text).toContain(paths.auth.login);
  });
});

describe("with the keyboard alone", () => {
  beforeEach(newVisitor);

  test("a sign-up", async () => {
    const wanted = { email: randomEmail(), username: randomName() };
    await page.goto(paths.auth.signup);
    await claim().waitFor();
    await tabTo(page, field());
    await page.keyboard.type(wanted.username);
    await tabTo(page, page.getByLabel("E-mail"));
    await page.keyboard.type(wanted.email);
    await tabTo(page, page.getByLabel("Password", { exact: true }));
    await page.keyboard.type(OWNER_PASSWORD);
    await tabTo(page, terms());
    await page.keyboard.press("Space");
    expect(await terms().isChecked()).toBe(true);
    await tabTo(page, claim());
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${paths.signupSuccess}`);
    expect(await exists(wanted.email)).toBe(true);
  });

  test("a login", async () => {
    const owner = await makeOwner();
    await page.goto(paths.auth.login);
    await page.getByRole("button", { name: "Log in" }).waitFor();
    await tabTo(page, page.getByLabel("E-mail"));
    await page.keyboard.type(owner.email);
    await tabTo(page, page.getByLabel("Password", { exact: true }));
    await page.keyboard.type(owner.password);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${paths.dashboard}`);
  });
});

function describedBy(element: Element): string {
  const ids = (element.getAttribute("aria-describedby") ?? "").split(" ");
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}
