import { toDataSet } from "@awning/domain/analytics/data-set";
import { breakdown, select } from "@awning/domain/analytics/query";
import { LINK_REFUSALS } from "@awning/domain/link/pasted";
import { UTM_VALUE_MAX } from "@awning/domain/link/utm";
import { formatMoney } from "@awning/domain/money/money";
import { documents, partOfDay } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { addDays } from "@awning/domain/time/zoned-time";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as labels from "../../../web/src/features/link/labels.ts";
import * as uiLabels from "../../../web/src/ui/labels.ts";
import { closedDays, packed } from "../../support/visits.ts";
import { act, button, field, gone, leave, press, says, scrollsSideways, seen, toggle } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { addLink, addressField, done, edit, newLink, putLink, shownLinks, storedLinks, titleField } from "../support/links.ts";
import { openScreen, PHONE, saved, signedInOwner, store, test } from "../support/screen.tsx";

test("a page without links says how to make the first one, and shows what some will look like", async () => {
  signedInOwner();
  await openScreen(paths.links);
  await seen(page.getByRole("heading", { name: "No links yet" }));
  await expect.poll(() => document.querySelector('.example-links[aria-hidden="true"] iframe')).not.toBeNull();
});

test("what is typed is added at the end, needs no form and can be undone; the next can be typed at once", async ({ owner }) => {
  putLink(owner, { title: "Kiln" });
  await openScreen(paths.links);
  await addLink("example.com");
  await expect.poll(shownLinks).toEqual(["Kiln", "example.com"]);
  await saved();
  expect(storedLinks(owner)).toMatchObject([{}, { type: "web", url: "https://example.com/", title: "example.com", enabled: true }]);
  await gone(titleField());
  await expect.element(newLink()).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => storedLinks(owner)).toHaveLength(1);
});

test("what came of each link is added up on demand, beside its clicks", async ({ owner }) => {
  const last = addDays(new Date().toISOString().slice(0, 10), -1);
  const links = [putLink(owner, { title: "Kiln" }), putLink(owner, { title: "Market" })] as const;
  const days = closedDays(last, 14, { links, products: ["mug"] });
  const bytes = await packed(days);
  store.set(documents.visitFile(owner.uid, last), {
    ...{ first: addDays(last, -13), last, month: last.slice(0, 7), sweepAt: null, visits: 1 },
    ...{ updatedAt: new Date(), bytes: { toUint8Array: () => bytes } },
  });
  store.set(documents.dayCounts(owner.uid, partOfDay(last, 0)), { day: last, clicks: { [links[0]]: 3 } });
  const set = toDataSet(days);
  const sold = breakdown(set, select(set, { range: { first: addDays(last, -27), last }, filters: [] }), "link");
  await openScreen(paths.links, { viewport: PHONE });
  await button(labels.showSales).click();
  await says(labels.salesHint);
  for (const [at, title] of ["Kiln", "Market"].entries()) {
    const amount = sold.find(({ value }) => value === links[at])?.figures.money["EUR"] ?? 0;
    expect(amount).toBeGreaterThan(0);
    await says(formatMoney(amount, "EUR", "en"), page.getByRole("listitem").filter({ hasText: title }));
  }
  expect(scrollsSideways()).toBe(false);
  expect(await faults()).toEqual([]);
});

test("a pasted address is added at once under its company’s name; a number first says what it does", async ({ owner }) => {
  await openScreen(paths.links);
  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    return newLink()
      .element()
      .dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  };
  expect(paste("https://www.instagram.com/kiln/")).toBe(false);
  await expect.poll(() => storedLinks(owner)).toMatchObject([{ title: "Instagram", icon: null, url: "https://www.instagram.com/kiln/" }]);
  // What is not added is pasted as text, here by the browser.
  for (const text of ["+49 30 5550 147", "no address"]) expect(paste(text)).toBe(true);
  await newLink().fill("see ");
  expect(paste("https://www.tiktok.com/@kiln")).toBe(true);
  expect(storedLinks(owner)).toHaveLength(1);
});

test("an address that was shared with the app waits in the field, and one press adds it", async ({ owner }) => {
  const screen = await openScreen(`${paths.links}?add=${encodeURIComponent("https://kiln.example.test/fair")}`);
  await expect.element(newLink()).toHaveValue("https://kiln.example.test/fair");
  expect(screen.path()).toBe(paths.links);
  await press(newLink(), "{Enter}");
  await expect.poll(() => storedLinks(owner)).toMatchObject([{ url: "https://kiln.example.test/fair" }]);
});

test.each([
  ["mail@shop.example.test", "email", "mailto:mail@shop.example.test"],
  ["+49 30 5550 147", "phone", "tel:+49305550147"],
])("%s becomes a link of its own type", async (typed, type, url) => {
  const owner = signedInOwner();
  await openScreen(paths.links);
  await addLink(typed);
  await expect.poll(() => storedLinks(owner)).toMatchObject([{ type, url }]);
});

test("what a number does is chosen before it is added, by keyboard too", async ({ owner }) => {
  await openScreen(paths.links);
  const methods = page.getByRole("group", { name: "Action" });
  await newLink().fill("030 5550 148");
  await seen(methods.getByRole("button", { name: "Text" }));
  await gone(methods.getByRole("button", { name: "WhatsApp" }));
  await newLink().fill("mail@shop.example.test");
  await gone(methods);
  await newLink().fill("+49 30 5550 148");
  await press(methods.getByRole("button", { name: "Text" }), "{Tab} ");
  await press(newLink(), "{Enter}");
  await expect.poll(() => storedLinks(owner)).toMatchObject([{ type: "whatsapp", url: "https://wa.me/49305550148", title: "WhatsApp" }]);
  // The next number is called, unless somebody says otherwise.
  await newLink().fill("+49 30 5550 149");
  await expect.element(methods.getByRole("button", { name: "Call" })).toHaveAttribute("aria-pressed", "true");
});

test("a number calls, texts or opens a chat, and its title goes along while no one wrote one", async ({ owner }) => {
  await openScreen(paths.links);
  const choose = (name: string) => page.getByRole("group", { name: "Action" }).getByRole("button", { name }).click();
  const number = () => storedLinks(owner)[0];
  await addLink("+49 30 5550 147");
  await edit("Call us");
  await expect.poll(number).toMatchObject({ type: "phone" });
  await choose("Text");
  await expect.poll(number).toMatchObject({ type: "sms", url: "sms:+49305550147", title: "Text us" });
  await choose("WhatsApp");
  await expect.poll(number).toMatchObject({ type: "whatsapp", url: "https://wa.me/49305550147", title: "WhatsApp" });
  await titleField().fill("Ask the kiln");
  await expect.poll(number).toMatchObject({ title: "Ask the kiln" });
  await choose("Call");
  await expect.poll(number).toMatchObject({ type: "phone", url: "tel:+49305550147", title: "Ask the kiln" });
});

test.each(["javascript:alert(1)", "two words", "https://name:secret@example.com/"])(
  "the address %s is refused in words at the field and stays as typed",
  async (typed) => {
    const owner = signedInOwner();
    await openScreen(paths.links);
    await addLink(typed);
    await expect.element(newLink()).toHaveAttribute("aria-invalid", "true");
    await says(/^(Only web|Enter a link|This link contains)/);
    await expect.element(newLink()).toHaveValue(typed);
    expect(storedLinks(owner)).toEqual([]);
  },
);

test("every field of a link saves itself while it is typed", async ({ owner }) => {
  putLink(owner, { title: "Kiln" });
  await openScreen(paths.links);
  await edit("Kiln");
  await titleField().fill("Where we throw");
  await addressField().fill("www.studio.example/visit");
  await page.getByLabelText("Subtitle", { exact: false }).fill("Fridays from ten");
  await toggle("Featured").click();
  await expect
    .poll(() => storedLinks(owner))
    .toMatchObject([{ title: "Where we throw", url: "https://www.studio.example/visit", subtitle: "Fridays from ten", style: "featured" }]);
  await saved();
});

test("an address that people read without its scheme stays what it is when it is edited", async ({ owner }) => {
  putLink(owner, { title: "Kiln" });
  await openScreen(paths.links);
  await edit("Kiln");
  await addressField().fill("sms:+49305550147");
  await expect.poll(() => storedLinks(owner)).toMatchObject([{ type: "sms", url: "sms:+49305550147" }]);
  await done();
  await edit("Kiln");
  await expect.element(addressField()).toHaveValue("sms:+49305550147");
  await press(addressField(), "{End}{Backspace}");
  await expect.poll(() => storedLinks(owner)).toMatchObject([{ type: "sms", url: "sms:+4930555014" }]);
  await addressField().fill("www.studio.example/visit");
  await expect.poll(() => storedLinks(owner)).toMatchObject([{ type: "web", url: "https://www.studio.example/visit" }]);
});

test("a wrong edit says so at the field, keeps the text, keeps the editor open and stores nothing", async ({ owner }) => {
  putLink(owner, { title: "Kiln", url: "https://kiln.example.test/" });
  await openScreen(paths.links);
  await edit("Kiln");
  await addressField().fill("javascript:alert(1)");
  await leave(addressField());
  await says(LINK_REFUSALS.scheme_refused, page.getByRole("alert"));
  await expect.element(addressField()).toHaveAttribute("aria-invalid", "true");
  await titleField().clear();
  await leave(titleField());
  await says("Enter a title.");
  await page.getByRole("button", { name: "Done" }).click();
  await expect.element(titleField()).toHaveFocus();
  await expect.element(addressField()).toHaveValue("javascript:alert(1)");
  expect(storedLinks(owner)).toMatchObject([{ title: "Kiln", url: "https://kiln.example.test/" }]);
  await titleField().fill("Kiln");
  await addressField().fill("studio.example/visit");
  await done();
  await expect.poll(() => storedLinks(owner)).toMatchObject([{ url: "https://studio.example/visit" }]);
});

test("a deleted link comes back at its place, as it was, from its menu and from its editor", async ({ owner }) => {
  for (const title of ["First", "Second", "Third"]) putLink(owner, { title });
  const before = storedLinks(owner);
  await openScreen(paths.links);
  const remove = [
    () => act("Second", "Delete"),
    async () => {
      await edit("Second");
      await page.getByRole("button", { name: "Delete", exact: true }).click();
    },
  ];
  for (const way of remove) {
    await way();
    await expect.poll(shownLinks).toEqual(["First", "Third"]);
    await expect.poll(() => storedLinks(owner)).toHaveLength(2);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(shownLinks).toEqual(["First", "Second", "Third"]);
    await expect
      .poll(() => storedLinks(owner).map(({ id, title, order }) => [id, title, order]))
      .toEqual(before.map(({ id, title, order }) => [id, title, order]));
  }
});

test("links are moved by keyboard, each step said to screen readers, and by their menu", async ({ owner }) => {
  for (const title of ["Airing", "Burnishing", "Carving", "Dipping"]) putLink(owner, { title });
  await openScreen(paths.links);
  const stored = () => storedLinks(owner).map(({ title }) => title);
  const said = (words: string) => expect.element(page.getByRole("status").getByText(words, { exact: true })).toBeInTheDocument();
  const grip = page.getByRole("button", { name: "Move Dipping" });
  await expect
    .poll(() => document.getElementById(grip.element().getAttribute("aria-describedby") ?? "")?.textContent)
    .toContain("Press space to pick up");
  await press(grip, " ");
  await said("Dipping picked up from position 4 of 4.");
  await userEvent.keyboard("{ArrowUp}");
  await said("Dipping is at position 3 of 4.");
  await userEvent.keyboard("{ArrowUp}");
  await said("Dipping is at position 2 of 4.");
  await userEvent.keyboard(" ");
  await said("Dipping dropped at position 2 of 4.");
  await expect.poll(stored).toEqual(["Airing", "Dipping", "Burnishing", "Carving"]);
  await expect.element(grip).toHaveFocus();

  await press(page.getByRole("button", { name: "Move Burnishing" }), " ");
  await said("Burnishing picked up from position 3 of 4.");
  await userEvent.keyboard("{ArrowUp}");
  await said("Burnishing is at position 2 of 4.");
  await userEvent.keyboard("{Escape}");
  await said("Burnishing is back at position 3 of 4.");
  expect(stored()).toEqual(["Airing", "Dipping", "Burnishing", "Carving"]);

  await act("Carving", "Move to top");
  await expect.poll(stored).toEqual(["Carving", "Airing", "Dipping", "Burnishing"]);
  await act("Carving", "Move down");
  await expect.poll(stored).toEqual(["Airing", "Carving", "Dipping", "Burnishing"]);
});

test("a campaign that is too long keeps the editor open, also when Done is pressed before the error is shown", async ({ owner }) => {
  putLink(owner, { title: "Market" });
  await openScreen(paths.links);
  await edit("Market");
  await page.getByText(labels.utmParameters).click();
  await page.getByText(labels.custom, { exact: true }).click();
  await field(labels.campaign).fill("x".repeat(UTM_VALUE_MAX + 1));
  await page.getByRole("button", { name: "Done" }).click();
  await says(uiLabels.atMostCharacters(UTM_VALUE_MAX));
  await expect.element(field(labels.campaign)).toBeVisible();
});
