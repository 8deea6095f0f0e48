import { paths, sitePaths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct, type Owner } from "../../support/builders.ts";
import { addLink, addNamedLink, newOwner, open, saved, settled, shownLinks, storedLinks } from "../support/owner.ts";
import { openStage, suite } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
  await open(page, paths.links);
});
afterAll(() => stage.close());

test("a page without links says how to make the first one, and shows what some will look like", async () => {
  await page.getByRole("heading", { name: "No links yet" }).waitFor();
  await page.frameLocator(".example-links iframe").getByText("See my work").waitFor();
  expect(await page.locator(".example-links").getAttribute("aria-hidden")).toBe("true");
});

test("a bare domain becomes a web address with https, and opens for its title", async () => {
  await addLink(page, "example.com");
  const title = page.getByLabel("Title", { exact: true });
  await expect.poll(() => title.inputValue()).toBe("example.com");
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
  await saved(page);
  expect(await storedLinks(owner)).toMatchObject([{ type: "web", url: "https://example.com/", title: "example.com", enabled: true }]);
  await page.getByRole("button", { name: "Done" }).click();
});

test.each([
  ["mail@shop.example.test", "email", "mailto:mail@shop.example.test"],
  ["+49 30 5550 147", "phone", "tel:+49305550147"],
])("%s becomes a link of its own kind", async (typed, type, url) => {
  await addLink(page, typed);
  await saved(page);
  expect((await storedLinks(owner))[0]).toMatchObject({ type, url });
});

test("what a number does is chosen before it is added, by keyboard too", async () => {
  const field = page.getByRole("textbox", { name: "New link" });
  const ways = page.locator(".addbox").getByRole("group", { name: "What it does" });
  const newest = async () => (await storedLinks(owner))[0];
  await field.fill("mail@shop.example.test");
  expect(await ways.count()).toBe(0);
  await field.fill("030 5550 148");
  await ways.getByRole("button", { name: "Text" }).waitFor();
  expect(await ways.getByRole("button", { name: "WhatsApp" }).count()).toBe(0);
  await field.fill("+49 30 5550 148");
  await ways.getByRole("button", { name: "Text" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await field.press("Enter");
  await expect.poll(newest).toMatchObject({ type: "whatsapp", url: "https://wa.me/49305550148", title: "WhatsApp" });
  await page.getByRole("button", { name: "Done" }).click();
  // The next number is called, unless somebody says otherwise.
  await field.fill("+49 30 5550 149");
  expect(await ways.getByRole("button", { name: "Call" }).getAttribute("aria-pressed")).toBe("true");
  await field.fill("");
});

test("an address that cannot be linked is refused in words at the field and stays as typed", async () => {
  const field = page.getByRole("textbox", { name: "New link" });
  const before = await storedLinks(owner);
  for (const typed of ["javascript:alert(1)", "two words", "https://name:secret@example.com/"]) {
    await addLink(page, typed);
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    const words = await page.locator(`[id="${await field.getAttribute("aria-describedby")}"]`).textContent();
    expect(words).toMatch(/^(Only web|This is no address|This address carries)/);
    expect(await field.inputValue()).toBe(typed);
  }
  await field.fill("");
  expect(await storedLinks(owner)).toEqual(before);
});

test("every field of a link saves itself while it is typed", async () => {
  await page.getByRole("button", { name: /^example\.com .*Edit$/ }).click();
  await page.getByLabel("Title", { exact: true }).fill("Where we throw");
  await page.getByLabel("Address", { exact: true }).fill("www.studio.example/visit");
  await page.getByLabel("Second line").fill("Fridays from ten");
  await page.getByRole("switch", { name: "Featured" }).check();
  await saved(page);
  await expect
    .poll(async () => (await storedLinks(owner)).find((link) => link.title === "Where we throw"))
    .toMatchObject({ url: "https://www.studio.example/visit", subtitle: "Fridays from ten", style: "featured" });
});

test("an address that people read without its scheme stays what it is when it is edited", async () => {
  const address = page.getByLabel("Address", { exact: true });
  await address.fill("sms:+49305550147");
  await saved(page);
  const stored = async () => (await storedLinks(owner)).find((link) => link.title === "Where we throw");
  await expect.poll(stored).toMatchObject({ type: "sms", url: "sms:+49305550147" });
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: /^Where we throw .*Edit$/ }).click();
  expect(await address.inputValue()).toBe("sms:+49305550147");
  await address.press("End");
  await address.press("Backspace");
  await saved(page);
  await expect.poll(stored).toMatchObject({ type: "sms", url: "sms:+4930555014" });
  await address.fill("www.studio.example/visit");
  await saved(page);
  await expect.poll(stored).toMatchObject({ type: "web", url: "https://www.studio.example/visit" });
});

test("a wrong edit says so at the field, keeps the text and stores nothing", async () => {
  const address = page.getByLabel("Address", { exact: true });
  await address.fill("javascript:alert(1)");
  await page.getByLabel("Second line").focus();
  await page.getByRole("alert").getByText("Only web, mail, phone and text message addresses can be linked.").waitFor();
  expect(await address.getAttribute("aria-invalid")).toBe("true");
  expect(await address.inputValue()).toBe("javascript:alert(1)");
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("");
  await address.focus();
  await page.getByRole("alert").getByText("A link needs a title.").waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => address.isVisible()).toBe(true);
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
  expect((await storedLinks(owner)).map((link) => link.url)).toContain("https://www.studio.example/visit");
  await title.fill("Where we throw");
  await address.fill("studio.example/visit");
  await page.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => address.isVisible()).toBe(false);
  await saved(page);
});

test("a link that is off leaves the public page and comes back when it is on", async () => {
  const visible = async () => (await suite.waitForPage(sitePaths.home(owner.username))).includes("studio.example/visit");
  await expect.poll(visible, { timeout: 20_000 }).toBe(true);
  await page.getByRole("switch", { name: "Show Where we throw" }).click();
  await page.getByText("1 off", { exact: true }).waitFor();
  await expect.poll(visible, { timeout: 20_000 }).toBe(false);
  await page.getByRole("switch", { name: "Show Where we throw" }).click();
  await expect.poll(visible, { timeout: 20_000 }).toBe(true);
});

test("a deleted link comes back at its place, as it was", async () => {
  await addNamedLink(page, "first.example", "First");
  await saved(page);
  const before = await shownLinks(page);
  const stored = (await storedLinks(owner))[1];
  const title = before[1] ?? "";
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect.poll(() => shownLinks(page)).toEqual(before.filter((one) => one !== title));
  await saved(page);
  expect((await storedLinks(owner)).map((link) => link.id)).not.toContain(stored?.id);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => shownLinks(page)).toEqual(before);
  await saved(page);
  const unchanged = ["id", "title", "url", "type", "style", "subtitle", "enabled", "order"];
  expect((await storedLinks(owner))[1]).toMatchObject(Object.fromEntries(unchanged.map((key) => [key, stored?.[key]])));
});

test("deleting from the editor can be undone too, and a reload shows the same", async () => {
  const before = await shownLinks(page);
  await page.getByRole("button", { name: /^Where we throw .*Edit$/ }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => shownLinks(page)).not.toContain("Where we throw");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await saved(page);
  await page.reload();
  await settled(page);
  await expect.poll(() => shownLinks(page)).toEqual(before);
});

test("a number calls, texts or opens a chat, and its title goes along while nobody wrote one", async () => {
  const way = (name: string) => page.getByRole("group", { name: "What it does" }).getByRole("button", { name }).click();
  const number = async () => (await storedLinks(owner)).find(({ url }) => String(url).includes("49305550147"));
  await addLink(page, "+49 30 5550 147");
  await way("Text");
  await expect.poll(number).toMatchObject({ type: "sms", url: "sms:+49305550147", title: "Text us" });
  await way("WhatsApp");
  await expect.poll(number).toMatchObject({ type: "whatsapp", url: "https://wa.me/49305550147", title: "WhatsApp" });
  await page.getByLabel("Title", { exact: true }).fill("Ask the kiln");
  await saved(page);
  await expect.poll(async () => (await number())?.title).toBe("Ask the kiln");
  await way("Call");
  await expect.poll(number).toMatchObject({ type: "phone", url: "tel:+49305550147", title: "Ask the kiln" });
  await page.getByRole("button", { name: "Done" }).click();
});

test("a product that is not found by its name is said not to be there", async () => {
  await Promise.all(Array.from({ length: 9 }, (_, at) => makeProduct(owner, { title: `Bowl ${at}` })));
  await page.getByRole("button", { name: "More for your links" }).click();
  await page.getByRole("menuitem", { name: "Link to a product" }).click();
  const sheet = page.getByRole("dialog", { name: "Link to a product" });
  await sheet.getByRole("searchbox", { name: "Find a product" }).fill("plate");
  await sheet.getByText("Nothing is called that.").waitFor();
  await page.keyboard.press("Escape");
});
