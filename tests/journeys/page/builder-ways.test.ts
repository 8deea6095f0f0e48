/** @module-tag full */
import { PLAIN_LINK } from "@awning/domain/link/link";
import { newBlock } from "@awning/domain/page/block";
import { documents } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/page/builder/labels.ts";
import { makeOwner, makeProduct } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { block, draftSaved, makePage, openBuilder, storedPage } from "../support/building.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { newOwner, onDevice } from "../support/owner.ts";

const test = journey
  .extend("owner", perFile, () => makeOwner({ site: { published: true } }))
  .extend("page", perFile, async ({ stage, owner }) => {
    const page = await onDevice(stage, owner);
    await page.setViewportSize({ width: 1440, height: 900 });
    return page;
  });

const heading = (id: string, text: string) => ({ ...newBlock("heading", id), props: { text, level: 2 as const, align: "start" as const } });
const threeHeadings = () => [heading("a", "First"), heading("b", "Second"), heading("c", "Third")];
const innerWidthOf = (on: Page) =>
  on
    .frameLocator("iframe")
    .locator("html")
    .evaluate(() => window.innerWidth);

test("the page is shown as wide as a phone, a tablet and a desktop, and blocks stay where they are chosen", async ({ owner, page }) => {
  const id = await makePage(owner, "Widths", threeHeadings());
  await openBuilder(page, id);
  const widths = page.getByRole("group", { name: "Page width" });
  for (const [width, name] of [
    [390, "First"],
    [768, "Third"],
    [1280, "First"],
  ] as const) {
    await widths.getByRole("button", { name: String(width) }).click();
    await expect.poll(() => innerWidthOf(page)).toBe(width);
    expect(await widths.getByRole("button", { name: String(width) }).getAttribute("aria-pressed")).toBe("true");
    // The layer lies exactly over what is drawn, however wide.
    await block(page, `Heading “${name}”`).click();
    await expect.poll(() => block(page, `Heading “${name}”`).getAttribute("aria-pressed")).toBe("true");
  }
});

test("a block is copied to another page, which says how much room it has", async ({ owner, page }) => {
  const target = await makePage(owner, "Elsewhere", [heading("z", "There already")]);
  const id = await makePage(owner, "Source", [heading("a", "Take me along")]);
  await openBuilder(page, id);
  await block(page, "Heading “Take me along”").click();
  await page.getByRole("button", { name: "More for Heading" }).click();
  await page.getByRole("menuitem", { name: labels.copyToAnotherPage }).click();
  const sheet = page.getByRole("dialog", { name: labels.copyToAnotherPage });
  const row = sheet.getByRole("listitem").filter({ hasText: "Elsewhere" });
  await row.getByText("1 block").waitFor();
  await row.getByRole("button", { name: "Copy here" }).click();
  await page.getByText("copied to “Elsewhere”").waitFor();
  await expect.poll(async () => (await storedPage(owner, target))?.blocks.length).toBe(2);
  const [first, copy] = (await storedPage(owner, target))?.blocks ?? [];
  expect([first.props.text, copy.props.text]).toEqual(["There already", "Take me along"]);
  expect(copy.id).not.toBe("a");
  expect((await storedPage(owner, id))?.blocks).toHaveLength(1);

  // It is called copied once it is.
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "More for Heading" }).click();
  await page.getByRole("menuitem", { name: labels.copyToAnotherPage }).click();
  await row.getByRole("button", { name: "Copy here" }).click();
  await page.getByText("will be copied to “Elsewhere” when you’re back online").waitFor();
  await page.context().setOffline(false);
  await expect.poll(async () => (await storedPage(owner, target))?.blocks.length, { timeout: 20_000 }).toBe(3);
});

test("blocks show a group of links, and times are meant by the clocks of the owner", async ({ owner, page }) => {
  const at = new Date();
  const group = { ...PLAIN_LINK, type: "group", url: "", title: "Markets", order: "a0" };
  const { firestore } = admin;
  await firestore.doc(documents.link(owner.uid, "markets1")).set({ ...group, createdAt: at, updatedAt: at });
  await firestore.doc(informationDocuments.profileSettings(owner.uid)).set({ zone: "Pacific/Chatham" }, { merge: true });
  const id = await makePage(owner, "Shop and links", [newBlock("links", "l"), newBlock("countdown", "c")]);
  await openBuilder(page, id);
  await block(page, "Links").click();
  const links = page.getByRole("complementary", { name: "Links" });
  await links.getByText("One group").click();
  await links.getByLabel("Group", { exact: true }).selectOption({ label: "Markets" });
  await block(page, "Countdown").click();
  const countdown = page.getByRole("complementary", { name: "Countdown" });
  await countdown.getByText("In Pacific/Chatham time").first().waitFor();
  // As people type it: a year passes through others that are long over, and none of them ends the count.
  await countdown.getByLabel("Date and time").pressSequentially("070120311000AM");
  expect(await countdown.getByLabel("Date and time").inputValue()).toBe("2031-07-01T10:00");
  await draftSaved(page);
  const props = { until: Date.UTC(2031, 5, 30, 21, 15), timeZone: "Pacific/Chatham" };
  expect((await storedPage(owner, id))?.blocks).toMatchObject([{ props: { show: "group", group: "markets1" } }, { props }]);
});

test("an hours block says what it waits for until the hours are on the page", async ({ owner, page }) => {
  const profile = admin.firestore.doc(informationDocuments.profileSettings(owner.uid));
  await openBuilder(page, await makePage(owner, "Hours", [newBlock("hours", "h")]));
  const canvas = page.frameLocator("iframe");
  // What it says stands before a block that is empty itself, and gives it its height.
  const waits = () =>
    canvas
      .locator('[data-nothing="Hours: not shown. Set and turn on your hours under Information"]:has(> .blk:empty)')
      .evaluateAll((all) => all.map((box) => box.getBoundingClientRect().height >= 72));
  await expect.poll(waits).toEqual([true]);
  await profile.set({ hours: { week: { mon: [{ from: "09:00", until: "17:00" }] } } }, { merge: true });
  await expect.poll(waits).toEqual([true]);
  await profile.set({ shown: ["hours"] }, { merge: true });
  await canvas.getByText("Monday", { exact: true }).waitFor();
  expect(await waits()).toEqual([]);
});

test("whatever is on sale can be picked for a shelf, however far down in the shop it is", async ({ stage }) => {
  const { owner: seller, page: shop } = await newOwner(stage);
  await Promise.all(Array.from({ length: 50 }, (_, place) => makeProduct(seller, { title: `Cup ${place}` })));
  const farId = await makeProduct(seller, { title: "Last on the list", order: "a1" });
  await makeProduct(seller, { title: "Just finished", order: "a2" });
  const shelf = newBlock("products", "p");
  const id = await makePage(seller, "Far", [{ ...shelf, props: { ...shelf.props, show: "chosen" } }]);
  await openBuilder(shop, id);
  await block(shop, "Products").click();
  const form = shop.getByRole("complementary", { name: "Products" });
  await form.getByRole("button", { name: "More products" }).click();
  await form.getByLabel("Add a product").selectOption({ label: "Last on the list" });
  await shop.frameLocator("iframe").getByText("Last on the list").waitFor();
  await draftSaved(shop);
  expect((await storedPage(seller, id))?.blocks[0].props.productIds).toEqual([farId]);
  // Opened again, it is known although the list is read from its beginning.
  await openBuilder(shop, id);
  await shop.frameLocator("iframe").getByText("Last on the list").waitFor();
  await block(shop, "Products").click();
  await form.getByRole("list", { name: "Products shown" }).getByText("Last on the list").waitFor();
  // What was made last stands last in the shop, and first on a shelf of the newest.
  await form.getByText("Newest").click();
  await shop.frameLocator("iframe").getByText("Just finished").waitFor();
  await shop.close();
});

test("what is not right stays in its field over choosing another block, and is marked wherever the block is", async ({ stage }) => {
  const { owner: writer, page: desk } = await newOwner(stage);
  const button = {
    ...newBlock("button", "b"),
    props: { ...newBlock("button", "b").props, label: "Read on", url: "https://kiln.example/" },
  };
  await makePage(writer, "Taken");
  await openBuilder(desk, await makePage(writer, "Wrong", [heading("a", "First"), button]));
  await block(desk, "Button “Read on”").click();
  const address = desk.getByRole("complementary", { name: "Button" }).getByLabel("Address", { exact: true });
  await address.fill("no address");
  await block(desk, "Heading “First”").click();
  await block(desk, /Button “Read on”, 2 of 2, has an error/).waitFor();
  await desk.getByRole("complementary", { name: "Blocks" }).getByText("On this page").click();
  await desk.getByRole("list", { name: labels.blocksOnThisPageLabel }).getByText("has an error").waitFor();
  await desk.getByRole("button", { name: "Publish", exact: true }).click();
  await desk.getByText("Not published because of errors: Button “Read on”.").waitFor();
  await desk.keyboard.press("Escape");

  await desk.reload();
  await block(desk, /has an error/).click();
  expect(await address.inputValue()).toBe("no address");
  await desk.getByRole("alert").filter({ hasText: "Enter a link, such as" }).waitFor();
  await address.fill("kiln.example/open");
  await expect.poll(() => block(desk, /has an error/).count()).toBe(0);

  const settings = desk.getByRole("dialog", { name: "Page settings" });
  const about = async () => {
    await desk.getByRole("button", { name: "Page options" }).click();
    await desk.getByRole("menuitem").first().click();
    await settings.waitFor();
  };
  await about();
  await settings.getByLabel("Address", { exact: true }).fill("taken");
  await settings.getByText(labels.addressTaken).waitFor();
  await desk.keyboard.press("Escape");
  await about();
  expect(await settings.getByLabel("Address", { exact: true }).inputValue()).toBe("taken");
  await desk.close();
});

test("where nothing is open yet, publishing a page does not say that visitors see it, and names buttons that lead nowhere", async ({
  stage,
}) => {
  const closed = await newOwner(stage, { site: { published: false } });
  const button = newBlock("button", "b");
  const props = { ...button.props, label: "Read on", to: "page" as const, page: "not-there" };
  const id = await makePage(closed.owner, "Early", [heading("a", "First"), { ...button, props }]);
  await openBuilder(closed.page, id);
  await closed.page.frameLocator("iframe").getByText("First").waitFor();
  await closed.page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = closed.page.getByRole("dialog", { name: "Publish this page" });
  await dialog.getByText("Hidden because the linked page isn’t published: Button “Read on”.").waitFor();
  await dialog.getByText("Visitors will see it once your site is published.").waitFor();
  await dialog.getByRole("button", { name: "Publish now" }).click();
  await closed.page.getByText("“Early” is published. Visitors will see it once your site is published").waitFor();
  await closed.page.close();
});
