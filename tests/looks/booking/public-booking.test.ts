import { HOLDER_PLACES } from "@awning/domain/booking/holders";
import { bookingPaths } from "@awning/domain/booking/paths";
import { chatCollections } from "@awning/domain/chat/chat-documents";
import { documents } from "@awning/domain/routes/firestore-paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as formLabels from "../../../functions/src/storefront/forms/labels.ts";
import * as blocksLabels from "../../../web/src/storefront/blocks/labels.ts";
import * as bookingLabels from "../../../web/src/storefront/booking/labels.ts";
import { gone, hidden } from "../../support/absence.ts";
import { type Bookable, makeService, openBookable } from "../../support/bookings.ts";
import { randomEmail, randomKey } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { PHONE } from "../../support/shop.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { waitForMail } from "../support/mails.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let booked: Bookable;
let page: Page;
const email = randomEmail();
const DAY_MS = 86_400_000;
/** Two days ahead: beyond any notice, and in reach of cancelling. */
const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
const shown = (zone = "Europe/Berlin") => `${booked.path}?${new URLSearchParams({ day, zone })}`;
const times = (one: Page) => one.getByRole("button", { name: /^\d\d:\d\d/ });

beforeAll(async () => {
  stage = await openStage();
  booked = await openBookable();
  page = await stage.person({ ...PHONE, javaScriptEnabled: false });
});
afterAll(() => stage.close());

test("without script: a day and a time are pressed, what is missing is said, and it is booked", async () => {
  await page.goto(booked.path);
  await page.getByRole("heading", { level: 1, name: "Piano lesson" }).waitFor();
  await page.getByText("Mill Street 12, Hamburg").waitFor();
  await page.goto(shown());
  await times(page).nth(10).click();
  await page.getByText(/^This time is held for you until/).waitFor();
  await page.getByLabel("Your name").fill("Anna Berg");
  await page.getByLabel("Your email").fill("anna at home");
  await page.getByLabel("Note").fill("My left hand is shy.");
  await page.getByRole("button", { name: "Book" }).click();
  await page.getByText(blocksLabels.emailInvalid).waitFor();
  expect(await page.getByLabel("Note").inputValue()).toBe("My left hand is shy.");
  expect(await page.getByLabel("Your email").evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel("Your email").fill(email);
  await page.getByRole("button", { name: "Book" }).click();
  await page.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
  await page.getByText("My left hand is shy.").waitFor();
  const { text } = await waitForMail(email, /./);
  expect(text).toContain(new URL(page.url()).pathname);
});

test("the time that is booked is offered to no one else", async () => {
  const other = await stage.person({ javaScriptEnabled: false });
  await other.goto(shown());
  const taken = await times(other).allTextContents();
  await other.goto(
    `${booked.path}?${new URLSearchParams({ day: new Date(Date.now() + 4 * DAY_MS).toISOString().slice(0, 10), zone: "Europe/Berlin" })}`,
  );
  expect(await times(other).count()).toBe(taken.length + 1);
});

test("a guest writes about the booking, and the answer is in its own conversation", async () => {
  const link = page.url();
  await page.getByLabel("Your message").fill("May I bring my sister?");
  await page.getByRole("button", { name: "Send message" }).click();
  const log = page.getByRole("log", { name: "Messages" });
  await log.getByText("May I bring my sister?").waitFor();
  const { owner } = booked;
  const [conversation] = (await admin.firestore.collection(chatCollections.conversations(owner.uid)).get()).docs;
  const reservationId = new URL(link).pathname.split("/").at(-1) ?? "";
  expect(conversation?.data()).toMatchObject({ subject: { type: "booking", id: reservationId }, name: "Anna Berg", email, unreadOwner: 1 });
  const answer = { subject: { type: "booking", id: reservationId } as const, id: randomKey().replace(/[-_]/g, "a"), text: "Gladly." };
  expect((await run("write-chat", answer, { token: owner.token })).conversationId).toBe(conversation?.id);
  await page.reload();
  await log.getByText("Gladly.").waitFor();
  await page.goto(link);
});

test("the booking is a file for calendars, moves after a second look and is canceled with a reason", async () => {
  const link = page.url();
  const file = await page.request.get(
    await page.getByRole("link", { name: "Add to calendar" }).evaluate((one: HTMLAnchorElement) => one.href),
  );
  expect([file.headers()["content-type"], file.headers()["cache-control"]]).toEqual(["text/calendar; charset=utf-8", "private, no-store"]);
  expect(await file.text()).toMatch(/METHOD:PUBLISH[\s\S]*SUMMARY:Piano lesson/);
  await page.getByRole("link", { name: "Move" }).click();
  await page.getByRole("heading", { level: 1, name: "Move Piano lesson" }).waitFor();
  await times(page).nth(5).click();
  await page.getByRole("heading", { name: "New time" }).waitFor();
  await page.getByLabel("Reason").fill("The train is late.");
  await page.getByRole("button", { name: "Move booking" }).click();
  await page.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
  await page.getByText("2 moves left").waitFor();
  await page.getByText("Cancel this booking").click();
  await page.getByLabel("Reason").fill("A cold.");
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await page.getByRole("heading", { level: 1, name: "Booking canceled" }).waitFor();
  await page.getByText("A cold.").waitFor();
  await page.goto(link);
  await gone(page.getByRole("button", { name: "Cancel booking" }));
});

test("a wrong key finds nothing, and says how to go on", async () => {
  const answer = await page.goto(page.url().replace(/key=.*/, "key=wrong"));
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: bookingLabels.weCantFindThisBooking }).waitFor();
  expect(await page.content()).not.toContain("Anna Berg");
});

test("what is held can be given back for another time", async () => {
  await page.goto(shown());
  const count = await times(page).count();
  await times(page).first().click();
  await page.getByRole("button", { name: "Choose another time" }).click();
  await page.getByRole("heading", { level: 1, name: "Piano lesson" }).waitFor();
  expect(await times(page).count()).toBe(count);
});

test("who was too slow keeps what was typed and chooses among the nearest free times", async () => {
  await page.goto(shown());
  await times(page).nth(7).click();
  const held = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  // The hold has ended, and somebody else has booked the time.
  const reference = admin.firestore.doc(`sites/${booked.owner.uid}/reservations/${held}`);
  const reservation = (await reference.get()).data() ?? {};
  const other = await stage.person({ javaScriptEnabled: false });
  const { runGuestAction } = await import("../../../functions/src/booking/run-reservation-action.ts");
  const key = new URL(page.url()).searchParams.get("key") ?? "";
  const caller = { clientAddress: "10.9.9.9", now: Date.now() };
  await runGuestAction({ siteId: booked.owner.uid, reservationId: held, key }, { type: "release" }, caller);
  await other.goto(shown());
  await times(other).nth(7).click();
  await other.getByText(/^This time is held/).waitFor();
  await page.getByLabel("Your name").fill("Slow Joe");
  await page.getByLabel("Your email").fill(email);
  await page.getByRole("button", { name: "Book" }).click();
  await page.getByText("That time was just taken.").waitFor();
  expect(await page.getByLabel("Your name").inputValue()).toBe("Slow Joe");
  expect(await page.getByRole("radio").count()).toBe(3);
  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: "Book" }).click();
  await page.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
  expect(reservation["status"]).toBe("held");
});

test("a program that fills in the field no one sees holds nothing", async () => {
  await page.goto(shown());
  const count = await times(page).count();
  const fields = { start: (await times(page).first().getAttribute("value")) ?? "", website: "x", zone: "Europe/Berlin" };
  const answer = await page.request.post(booked.path, { form: fields, maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([303, booked.path]);
  await page.reload();
  expect(await times(page).count()).toBe(count);
});

test("with script the times turn to the clocks of the device, other days need no new document, and a zone can be chosen", async () => {
  const visitor = await stage.person({ timezoneId: "America/New_York" });
  await visitor.goto(booked.path);
  await visitor.getByText("New York", { exact: true }).first().waitFor();
  await visitor.getByText(/The booking is in Berlin time/).waitFor();
  expect(new URL(visitor.url()).searchParams.get("zone")).toBe("America/New_York");
  const documents = await visitor.evaluate(() => performance.getEntriesByType("navigation").length);
  await visitor.getByRole("link", { name: "Next month" }).click();
  await visitor.getByRole("link", { name: "Previous month" }).waitFor();
  const other = visitor.locator("a.cal__day:not([aria-current])").first();
  const label = (await other.getAttribute("aria-label"))?.split(",")[0] ?? "";
  await other.click();
  await visitor.getByRole("heading", { level: 3, name: label }).waitFor();
  await visitor.getByText("Change", { exact: true }).click();
  await visitor.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await visitor.getByText("Tokyo", { exact: true }).first().waitFor();
  expect(await visitor.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(documents);
  await times(visitor).first().click();
  await visitor.getByText(/^This time is held for you until/).waitFor();
  await visitor.getByText("Tokyo time", { exact: true }).waitFor();
  await visitor.getByText(/in Berlin$/).waitFor();
});

test("throw-away mail and what is no phone number are said beside their fields, as they are; a number is kept as it is written", async () => {
  const { path } = await openBookable({ service: { slug: "kept", title: "Kept lesson" } });
  await page.goto(`${path}?${new URLSearchParams({ day, zone: "Europe/Berlin" })}`);
  await times(page).nth(2).click();
  await page.getByLabel("Your name").fill("Anna Berg");
  await page.getByLabel("Your email").fill("anna@mailinator.com");
  await page.getByLabel("Phone").fill("call me");
  await page.getByRole("button", { name: "Book" }).click();
  await page.getByText(formLabels.phoneInvalid).waitFor();
  await page.getByLabel("Phone").fill("Tel.: 040 5550147");
  await page.getByRole("button", { name: "Book" }).click();
  await page.getByText(formLabels.emailTemporary).waitFor();
  expect(await page.getByLabel("Your email").inputValue()).toBe("anna@mailinator.com");
  await page.getByLabel("Your email").fill(`<${randomEmail()}>`);
  await page.getByRole("button", { name: "Book" }).click();
  await page.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
});

test("a price says how it is paid before the guest books, on the booking and in both mails", async () => {
  const payment = { way: "transfer", text: "IBAN DE02 1203 0000 0000 2020 51" } as const;
  const { path, owner } = await openBookable({ service: { slug: "paid", title: "Paid lesson", price: 4500, payment } });
  const guest = randomEmail();
  await page.goto(`${path}?${new URLSearchParams({ day, zone: "Europe/Berlin" })}`);
  await page.getByText("€45, pay by transfer").waitFor();
  expect(await page.content()).not.toContain(payment.text);
  await times(page).nth(2).click();
  await page.getByLabel("Your name").fill("Anna Berg");
  await page.getByLabel("Your email").fill(guest);
  await page.getByRole("button", { name: "Book for €45, pay by transfer" }).click();
  await page.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
  await page.getByText(payment.text).waitFor();
  for (const to of [guest, owner.email]) {
    const { text } = await waitForMail(to, /Paid lesson/);
    expect(text).toContain("€45.00, pay by transfer");
    expect(text.replace(/\u2060/g, "")).toContain(payment.text);
  }
});

test("a request waits for its owner, and no calendar hears of it", async () => {
  await makeService(booked.owner, { slug: "request", title: "Lesson on request", approval: "manual", price: 3800 });
  await page.goto(`${bookingPaths.service(booked.owner.username, "request")}?${new URLSearchParams({ day, zone: "Europe/Berlin" })}`);
  await times(page).nth(2).click();
  await page.getByLabel("Your name").fill("Anna Berg");
  await page.getByLabel("Your email").fill(email);
  await page.getByRole("button", { name: "Send request" }).click();
  await page.getByRole("heading", { level: 1, name: "Request sent" }).waitFor();
  await gone(page.getByRole("link", { name: "Add to calendar" }));
});

test("what cannot be booked answers what it is: hidden by its address alone, archived, unknown and paused", async () => {
  const { username, uid } = booked.owner;
  const at = (slug: string) => bookingPaths.service(username, slug);
  await makeService(booked.owner, { slug: "secret", title: "Secret lesson", state: "hidden" });
  await makeService(booked.owner, { slug: "old", title: "Old lesson", state: "archived" });
  expect((await page.goto(at("secret")))?.status()).toBe(200);
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toMatch(/noindex/);
  for (const slug of ["old", "nothing"]) expect((await page.goto(at(slug)))?.status()).toBe(404);
  await admin.firestore.doc(`sites/${uid}/settings/pause`).set({ isOn: true, note: "Back in spring.", backOn: "" });
  await page.goto(booked.path);
  await page.getByText("Tempo is closed for now.").waitFor();
  await page.getByText(/Back in spring/).waitFor();
  await hidden(times(page).first());
  await admin.firestore.doc(`sites/${uid}/settings/pause`).delete();
  await admin.firestore.doc(documents.site(uid)).update({ suspendedAt: new Date() });
  expect((await page.goto(booked.path))?.status()).toBe(410);
  await admin.firestore.doc(documents.site(uid)).update({ suspendedAt: null });
});

test("everything that can be booked is listed at one address, without what is hidden; each service leads back to it", async () => {
  const { owner } = await openBookable();
  await makeService(owner, { title: "Guitar lesson", slug: "guitar", sortKey: "a1", price: 4500 });
  await makeService(owner, { title: "Secret lesson", slug: "secret-one", sortKey: "a2", state: "hidden" });
  await htmlOnce(bookingPaths.list(owner.username), (html) => html.includes("Guitar lesson"));
  await page.goto(bookingPaths.list(owner.username));
  await page.getByRole("heading", { level: 1, name: "Book with Tempo" }).waitFor();
  const listed = page.getByRole("main").getByRole("listitem");
  expect(await listed.allInnerTexts()).toEqual([expect.stringContaining("Piano lesson"), expect.stringContaining("45")]);
  await page.getByRole("link", { name: "Guitar lesson" }).click();
  await page.getByRole("heading", { level: 1, name: "Guitar lesson" }).waitFor();
  await page.getByRole("link", { name: "All services" }).click();
  await page.waitForURL(`**${bookingPaths.list(owner.username)}`);
  const bare = await openShop();
  expect((await page.goto(bookingPaths.list(bare.username)))?.status()).toBe(404);
});

test("who books too often without opening a mail is told to open one, keeps what was typed, and goes on after it", async () => {
  const { path } = await openBookable({ service: { slug: "class", title: "Class" } });
  const book = async (mail: string, index: number) => {
    await page.goto(`${path}?${new URLSearchParams({ day, zone: "Europe/Berlin" })}`);
    await times(page).nth(index).click();
    await page.getByLabel("Your name").fill("Anna Berg");
    await page.getByLabel("Your email").fill(mail);
    await page.getByRole("button", { name: "Book" }).click();
  };
  const first = randomEmail();
  for (let index = 0; index < HOLDER_PLACES.booked; index++) {
    await book(index === 0 ? first : randomEmail(), 0);
    await page.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
  }
  await book(email, 0);
  await page.getByText(formLabels.openAnEmailFirst).waitFor();
  expect(await page.getByLabel("Your email").inputValue()).toBe(email);
  const [link = ""] = /https?:\/\/\S+mail=[\w-]+/.exec((await waitForMail(first, /./)).text) ?? [];
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
  await book(email, 0);
  await page.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
});
