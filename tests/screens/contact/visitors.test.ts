import { PEOPLE_PAGE } from "@awning/domain/contact/person";
import { documents } from "@awning/domain/routes/firestore-paths";
import { orderPaths, peoplePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import * as labelsOf from "../../../web/src/features/contact/labels.ts";
import * as formLabels from "../../../web/src/form/labels.ts";
import { gone, seen } from "../support/acting.ts";
import { faults, paint } from "../support/axe.ts";
import { at, putReservation, putSchedule, putService, withLesson } from "../support/bookings.ts";
import { putConversation } from "../support/conversations.ts";
import { putPerson } from "../support/people.ts";
import { answer, DESKTOP, type Owner, openScreen, PHONE, putProduct, Refusal, signedInOwner, store } from "../support/screen.tsx";

function ownerWithPeople(): Owner {
  const owner = signedInOwner();
  putPerson(owner, "ida", "Ida Lund", { labels: ["Regular"], lastSeen: Date.parse("2026-05-04T09:00:00Z") });
  putPerson(owner, "per", "Per Holm");
  putPerson(owner, "eva", "", { sources: ["sign_up"], orders: 0, spent: [], spentMost: 0, marketing: "subscribed" });
  putPerson(owner, "long", "Maximiliane-Alexandra von und zu Hohenlohe-Langenburg-Schillingsfürst");
  return owner;
}

const person = (name: string) => page.getByRole("list", { name: "People" }).getByRole("link", { name });

test("people are found by name, view and label", async () => {
  putPerson(ownerWithPeople(), "mia", "Mia Rask", { sources: ["booking"], orders: 0, spent: [], spentMost: 0, bookings: 1 });
  await openScreen(peoplePaths.visitors);
  await seen(person("Ida Lund"));
  await seen(person("eva@example.test"));
  await page.getByRole("searchbox", { name: labelsOf.searchNameOrEmail }).fill("hol");
  await gone(person("Ida Lund"));
  await seen(person("Per Holm"));
  await page.getByRole("searchbox", { name: labelsOf.searchNameOrEmail }).fill("");
  await page.getByRole("button", { name: "Newsletter", exact: true }).click();
  await gone(person("Per Holm"));
  await seen(person("eva@example.test"));
  await page.getByRole("button", { name: "Guests" }).click();
  await seen(person("Mia Rask"));
  await gone(person("eva@example.test"));
  await page.getByRole("button", { name: "Chats" }).click();
  await seen(page.getByText("No visitors match."));
  await page.getByRole("button", { name: "Everyone" }).click();
  await page.getByRole("button", { name: "Regular" }).click();
  await gone(person("Per Holm"));
  await seen(person("Ida Lund"));
});

test("labels and a note of a person are kept, and facts stay what orders tell", async () => {
  const owner = ownerWithPeople();
  await openScreen(peoplePaths.visitor("per"));
  await page.getByRole("textbox", { name: "New label" }).fill("Wholesale");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await seen(page.getByRole("button", { name: "Remove label Wholesale" }));
  await page.getByRole("textbox", { name: labelsOf.privateHint }).fill("Likes blue");
  await expect
    .poll(() => store.get(documents.person(owner.uid, "per")))
    .toMatchObject({ labels: ["Wholesale"], note: "Likes blue", orders: 2 });
  await page.getByRole("button", { name: "Remove label Wholesale" }).click();
  await expect.poll(() => store.get(documents.person(owner.uid, "per"))).toMatchObject({ labels: [], note: "Likes blue" });
});

test("what someone booked and wrote is in their timeline", async () => {
  const owner = ownerWithPeople();
  putPerson(owner, "mia", "Mia Rask", { sources: ["booking", "chat"], bookings: 1, noShows: 1, hasNoShow: true, chats: 1 });
  const email = "mia@example.test";
  putSchedule(owner);
  const start = Date.parse("2026-05-12T10:00:00Z");
  putReservation(owner, putService(owner), { start, guest: { name: "Mia Rask", email }, status: "no_show" });
  putConversation(owner, [{ by: "visitor", text: "Do you ship to Lisbon?" }], { name: "Mia Rask", email });
  await openScreen(peoplePaths.visitor("mia"));
  await seen(page.getByRole("link", { name: "Chat", exact: true }).last());
  await seen(page.getByText(/Do you ship to Lisbon/));
  await seen(page.getByText(/^No-show/));
  await seen(page.getByText("1 no-show"));
});

test("people are sorted by what they spent, and by name", async () => {
  const owner = signedInOwner();
  putPerson(owner, "ida", "Ida Lund");
  putPerson(owner, "per", "Per Holm", {
    spent: [{ currency: "EUR", total: 12_000 }],
    spentMost: 12_000,
    lastSeen: Date.parse("2026-05-01T09:00:00Z"),
  });
  putPerson(owner, "ada", "Ada Berg", { orders: 0, spent: [], spentMost: 0, lastSeen: Date.parse("2026-05-02T09:00:00Z") });
  const screen = await openScreen(peoplePaths.visitors);
  const names = () => [...document.querySelectorAll(".rows .row__title")].map((one) => one.textContent);
  const sort = (by: string) => page.getByRole("combobox", { name: labelsOf.sorting }).selectOptions(by);
  await expect.poll(names).toEqual(["Ida Lund", "Ada Berg", "Per Holm"]);
  await sort(labelsOf.SORT_LABELS.spent);
  await expect.poll(names).toEqual(["Per Holm", "Ida Lund", "Ada Berg"]);
  expect(screen.path()).toContain("sort=spent");
  await sort(labelsOf.SORT_LABELS.name);
  await expect.poll(names).toEqual(["Ada Berg", "Ida Lund", "Per Holm"]);
});

test("a list that goes on is read page by page, and its export has everyone", async () => {
  const owner = signedInOwner();
  const count = PEOPLE_PAGE + 3;
  for (let at = 0; at < count; at++) putPerson(owner, `p${at}`, `Person ${at}`, { lastSeen: Date.UTC(2026, 4, 1) - at });
  const saved = vi.spyOn(URL, "createObjectURL");
  onTestFinished(() => saved.mockRestore());
  await openScreen(peoplePaths.visitors);
  await seen(person("Person 0"));
  await page.getByRole("button", { name: "Export" }).click();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  const [file] = saved.mock.calls[0] ?? [];
  expect(file instanceof Blob ? (await file.text()).trim().split("\n") : []).toHaveLength(1 + count);
  await page.getByRole("button", { name: labelsOf.showMore }).click();
  await seen(person(`Person ${count - 1}`));
  await gone(page.getByRole("button", { name: labelsOf.showMore }));
});

test("who bought something and was not seen for 90 days is a view of the owner's, on a phone too", async () => {
  const owner = signedInOwner();
  const vase = putProduct(owner, { title: "Blue vase" });
  const away = { productIds: [vase], lastSeen: Date.now() - 100 * 86_400_000 };
  putPerson(owner, "ida", "Ida Lund", { ...away, hasNoShow: true });
  putPerson(owner, "per", "Per Holm", { ...away, lastSeen: Date.now() });
  putPerson(owner, "ada", "Ada Berg", { ...away, productIds: [] });
  const screen = await openScreen(peoplePaths.visitors, { viewport: PHONE });
  await page.getByRole("button", { name: labelsOf.filter, exact: true }).click();
  const sheet = page.getByRole("dialog", { name: labelsOf.filterPeople });
  await sheet.getByRole("searchbox", { name: labelsOf.bought }).fill("bl");
  await sheet.getByRole("button", { name: "Blue vase" }).click();
  await sheet.getByRole("combobox", { name: labelsOf.timeAway }).selectOptions(labelsOf.awayLabel(90));
  await sheet.getByRole("textbox", { name: labelsOf.spentAtLeast }).fill("x");
  await sheet.getByRole("button", { name: labelsOf.showPeople }).click();
  await seen(sheet.getByRole("alert"));
  await sheet.getByRole("textbox", { name: labelsOf.spentAtLeast }).fill("40");
  expect(await faults()).toEqual([]);
  await sheet.getByRole("button", { name: labelsOf.showPeople }).click();
  await seen(person("Ida Lund"));
  await gone(person("Per Holm"));
  await gone(person("Ada Berg"));
  await seen(page.getByRole("button", { name: labelsOf.removeFilter(labelsOf.boughtProduct("Blue vase")) }));
  await page.getByRole("button", { name: formLabels.saveView }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Win back");
  await page.getByRole("dialog").getByRole("button", { name: formLabels.saveView }).click();
  await expect
    .poll(() => store.get(informationDocuments.peopleViews(owner.uid)))
    .toMatchObject({ text: `name=Win+back&product=${vase}&away=90&spent=4000` });
  await page.getByRole("button", { name: "Everyone" }).click();
  await seen(person("Per Holm"));
  expect(screen.path()).toBe(peoplePaths.visitors);
  await page.getByRole("button", { name: "Win back" }).click();
  await gone(person("Per Holm"));
  await page.getByRole("button", { name: labelsOf.removeFilter(labelsOf.awayFilterChip(labelsOf.awayLabel(90))) }).click();
  await seen(person("Per Holm"));
});

test("from a person one writes to them, books for them and sells to them", async () => {
  const { owner, lesson } = withLesson();
  putPerson(owner, "mia", "Mia Rask", { sources: ["booking"], orders: 0, spent: [], spentMost: 0, bookings: 1 });
  const mia = { name: "Mia Rask", email: "mia@example.test" };
  const { id } = putReservation(owner, lesson, { start: at("10:00"), guest: mia });
  const screen = await openScreen(peoplePaths.visitor("mia"));
  const asked: unknown[] = [];
  answer("write-chat", ({ subject, text }) => {
    asked.push({ subject, text });
    return { conversationId: putConversation(owner, [{ by: "owner", text }], { ...mia, subject }) };
  });
  await page.getByRole("button", { name: "Message" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Message" }).fill("Bring an apron");
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect.poll(screen.path).toMatch(/^\/chat\//);
  expect(asked).toEqual([{ subject: { type: "booking", id }, text: "Bring an apron" }]);
  await screen.goto(peoplePaths.visitor("mia"));
  const sells = page.getByRole("link", { name: "New order" });
  await expect.element(sells).toHaveAttribute("href", `${orderPaths.create}?person=mia`);
  await page.getByRole("link", { name: "Add booking" }).click();
  const sheet = page.getByRole("dialog", { name: "Add booking" });
  await expect.element(sheet.getByRole("textbox", { name: "Guest", exact: true })).toHaveValue("Mia Rask");
  await expect.element(sheet.getByRole("textbox", { name: /^Email/ })).toHaveValue("mia@example.test");
});

test("someone is blocked once it is confirmed, and erasing says what is still in its way", async () => {
  const owner = ownerWithPeople();
  const asked: object[] = [];
  answer("block-person", (input) => {
    asked.push(input);
    const path = documents.person(owner.uid, "per");
    store.set(path, { ...store.get(path), blockedAt: input.isBlocked ? new Date() : null });
    return {};
  });
  await openScreen(peoplePaths.visitor("per"));
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await seen(page.getByRole("button", { name: "Unblock" }));
  await seen(page.getByText("Blocked", { exact: true }));
  await page.getByRole("button", { name: "Unblock" }).click();
  await seen(page.getByRole("button", { name: "Block", exact: true }));
  expect(asked).toEqual([
    { personId: "per", isBlocked: true },
    { personId: "per", isBlocked: false },
  ]);
  answer("erase-person", () => {
    throw new Refusal(409, "act_refused", { reason: "orders" });
  });
  await page.getByRole("button", { name: "Erase personal data" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase personal data" }).click();
  await seen(page.getByText("This person has open orders. Complete or cancel them first."));
  expect(await faults()).toEqual([]);
});

test("where no one is known yet it says who will be", async () => {
  signedInOwner();
  await openScreen(peoplePaths.visitors);
  await seen(page.getByRole("heading", { name: "No visitors yet" }));
});

test.each([
  ["phone", PHONE, "light"],
  ["desktop", DESKTOP, "dark"],
] as const)("nothing is wrong with them on a %s", async (name, viewport, theme) => {
  ownerWithPeople();
  paint(theme);
  const screen = await openScreen(peoplePaths.visitors, { viewport });
  await seen(person("Ida Lund"));
  expect(await faults()).toEqual([]);
  if (import.meta.env.VITE_PICTURES) await page.screenshot({ path: `../../../node_modules/.pictures/visitors-${name}-${theme}.png` });
  await screen.goto(peoplePaths.visitor("ida"));
  expect(await faults()).toEqual([]);
  if (import.meta.env.VITE_PICTURES) await page.screenshot({ path: `../../../node_modules/.pictures/visitor-${name}-${theme}.png` });
});
