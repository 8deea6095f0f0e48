import { HOLDER_PLACES } from "@awning/domain/booking/holders";
import { bookingPaths } from "@awning/domain/booking/paths";
import { chatCollections } from "@awning/domain/chat/chat-documents";
import { documents } from "@awning/domain/routes/firestore-paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as formLabels from "../../../functions/src/storefront/forms/labels.ts";
import * as blocksLabels from "../../../web/src/storefront/blocks/labels.ts";
import * as bookingLabels from "../../../web/src/storefront/booking/labels.ts";
import { gone, hidden } from "../../support/absence.ts";
import { makeService, openBookable } from "../../support/bookings.ts";
import { randomEmail, randomKey } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { lookAt } from "../support/look-at.ts";
import { waitForMail } from "../support/mails.ts";
import { stage, test } from "../support/stage.ts";

const DAY_MS = 86_400_000;
/** So many days ahead; two or more are beyond any notice, and in reach of cancelling. */
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const booked = await openBookable();
const shown = (path = booked.path, day = dayIn(3)) => `${path}?${new URLSearchParams({ day, zone: "Europe/Berlin" })}`;
const times = (page: Page) => page.getByRole("button", { name: /^\d\d:\d\d/ });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

/** Presses a time and says who comes. */
async function fill(page: Page, path: string, index: number, email: string): Promise<void> {
  await page.goto(shown(path));
  await times(page).nth(index).click();
  await page.getByLabel("Your name").fill("Anna Berg");
  await page.getByLabel("Your email").fill(email);
}

/** Books a lesson in a shop of its own. */
async function bookLesson(page: Page) {
  const shop = await openBookable();
  const email = randomEmail();
  await fill(page, shop.path, 10, email);
  await page.getByRole("button", { name: "Book" }).click();
  await title(page, "You’re booked");
  return { ...shop, email, link: page.url(), reservationId: new URL(page.url()).pathname.split("/").at(-1) ?? "" };
}

test("without script: a day and a time are pressed, what is missing is said, and it is booked", async ({ plainPhone: page }) => {
  await page.goto(booked.path);
  await title(page, "Piano lesson");
  await page.getByText("Mill Street 12, Hamburg").waitFor();
  const email = randomEmail();
  await fill(page, booked.path, 10, "anna at home");
  await page.getByText(/^This time is held for you until/).waitFor();
  await page.getByLabel("Note").fill("My left hand is shy.");
  await page.getByRole("button", { name: "Book" }).click();
  await page.getByText(blocksLabels.emailInvalid).waitFor();
  expect(await page.getByLabel("Note").inputValue()).toBe("My left hand is shy.");
  expect(await page.getByLabel("Your email").evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel("Your email").fill(email);
  await page.getByRole("button", { name: "Book" }).click();
  await title(page, "You’re booked");
  await page.getByText("My left hand is shy.").waitFor();
  const { text } = await waitForMail(email, /./);
  expect(text).toContain(new URL(page.url()).pathname);
});

test("the time that is booked is offered to no one else", async ({ plainPhone: page, plain }) => {
  const { path } = await bookLesson(page);
  await plain.goto(shown(path));
  const left = await times(plain).count();
  await plain.goto(shown(path, dayIn(4)));
  expect(await times(plain).count()).toBe(left + 1);
});

test("a guest writes about the booking, and the answer is in its own conversation", async ({ plainPhone: page }) => {
  const { owner, email, reservationId } = await bookLesson(page);
  await page.getByLabel("Your message").fill("May I bring my sister?");
  await page.getByRole("button", { name: "Send message" }).click();
  const log = page.getByRole("log", { name: "Messages" });
  await log.getByText("May I bring my sister?").waitFor();
  const [conversation] = (await admin.firestore.collection(chatCollections.conversations(owner.uid)).get()).docs;
  expect(conversation?.data()).toMatchObject({ subject: { type: "booking", id: reservationId }, name: "Anna Berg", email, unreadOwner: 1 });
  const answer = { subject: { type: "booking", id: reservationId } as const, id: randomKey().replace(/[-_]/g, "a"), text: "Gladly." };
  expect((await run("write-chat", answer, { token: owner.token })).conversationId).toBe(conversation?.id);
  await page.reload();
  await log.getByText("Gladly.").waitFor();
});

test("the booking is a file for calendars, moves after a second look and is canceled with a reason", async ({ plainPhone: page }) => {
  const { link } = await bookLesson(page);
  const file = await page.request.get(
    await page.getByRole("link", { name: bookingLabels.appleCalendar }).evaluate((one: HTMLAnchorElement) => one.href),
  );
  expect([file.headers()["content-type"], file.headers()["cache-control"]]).toEqual(["text/calendar; charset=utf-8", "private, no-store"]);
  expect(await file.text()).toMatch(/METHOD:PUBLISH[\s\S]*SUMMARY:Piano lesson/);
  await page.getByRole("link", { name: "Move" }).click();
  await title(page, "Move Piano lesson");
  await times(page).nth(5).click();
  await page.getByRole("heading", { name: "New time" }).waitFor();
  await page.getByLabel("Reason").fill("The train is late.");
  await page.getByRole("button", { name: "Move booking" }).click();
  await title(page, "You’re booked");
  await page.getByText("2 moves left").waitFor();
  await page.getByText("Cancel this booking").click();
  await page.getByLabel("Reason").fill("A cold.");
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await title(page, "Booking canceled");
  await page.getByText("A cold.").waitFor();
  await page.goto(link);
  await gone(page.getByRole("button", { name: "Cancel booking" }));
});

test("a wrong key finds nothing, and says how to go on", async ({ plainPhone: page }) => {
  const { link } = await bookLesson(page);
  const answer = await page.goto(link.replace(/key=.*/, "key=wrong"));
  expect(answer?.status()).toBe(404);
  await title(page, bookingLabels.weCantFindThisBooking);
  expect(await page.content()).not.toContain("Anna Berg");
});

test("what is held can be given back for another time", async ({ plainPhone: page }) => {
  await page.goto(shown());
  const count = await times(page).count();
  await times(page).first().click();
  await page.getByRole("button", { name: "Choose another time" }).click();
  await title(page, "Piano lesson");
  expect(await times(page).count()).toBe(count);
});

test("who was too slow keeps what was typed and chooses among the nearest free times", async ({ plainPhone: page, plain: other }) => {
  const { owner, path } = await openBookable();
  await fill(page, path, 7, randomEmail());
  const held = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  // The hold has ended, and somebody else has booked the time.
  const reference = admin.firestore.doc(`sites/${owner.uid}/reservations/${held}`);
  const reservation = (await reference.get()).data() ?? {};
  const { runGuestAction } = await import("../../../functions/src/booking/run-reservation-action.ts");
  const key = new URL(page.url()).searchParams.get("key") ?? "";
  const caller = { clientAddress: "10.9.9.9", now: Date.now() };
  await runGuestAction({ siteId: owner.uid, reservationId: held, key }, { type: "release" }, caller);
  await other.goto(shown(path));
  await times(other).nth(7).click();
  await other.getByText(/^This time is held/).waitFor();
  await page.getByRole("button", { name: "Book" }).click();
  await page.getByText("That time was just taken.").waitFor();
  expect(await page.getByLabel("Your name").inputValue()).toBe("Anna Berg");
  expect(await page.getByRole("radio").count()).toBe(3);
  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: "Book" }).click();
  await title(page, "You’re booked");
  expect(reservation["status"]).toBe("held");
});

test("a program that fills in the field no one sees holds nothing", async ({ plainPhone: page }) => {
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

test("throw-away mail and what is no phone number are said beside their fields, as they are; a number is kept as it is written", async ({
  plainPhone: page,
}) => {
  const { path } = await openBookable({ service: { slug: "kept", title: "Kept lesson" } });
  await fill(page, path, 2, "anna@mailinator.com");
  await page.getByLabel("Phone").fill("call me");
  await page.getByRole("button", { name: "Book" }).click();
  await page.getByText(formLabels.phoneInvalid).waitFor();
  await page.getByLabel("Phone").fill("Tel.: 040 5550147");
  await page.getByRole("button", { name: "Book" }).click();
  await page.getByText(formLabels.emailTemporary).waitFor();
  expect(await page.getByLabel("Your email").inputValue()).toBe("anna@mailinator.com");
  await page.getByLabel("Your email").fill(`<${randomEmail()}>`);
  await page.getByRole("button", { name: "Book" }).click();
  await title(page, "You’re booked");
});

test("a price says how it is paid before the guest books, on the booking and in both mails", async ({ plainPhone: page }) => {
  const payment = { way: "transfer", text: "IBAN DE02 1203 0000 0000 2020 51" } as const;
  const { path, owner } = await openBookable({ service: { slug: "paid", title: "Paid lesson", price: 4500, payment } });
  const guest = randomEmail();
  await page.goto(path);
  await page.getByText("€45, pay by transfer").waitFor();
  expect(await page.content()).not.toContain(payment.text);
  await fill(page, path, 2, guest);
  await page.getByRole("button", { name: "Book for €45, pay by transfer" }).click();
  await title(page, "You’re booked");
  await page.getByText(payment.text).waitFor();
  for (const to of [guest, owner.email]) {
    const { text } = await waitForMail(to, /Paid lesson/);
    expect(text).toContain("€45.00, pay by transfer");
    expect(text.replace(/\u2060/g, "")).toContain(payment.text);
  }
});

test("a request waits for its owner, and no calendar hears of it", async ({ plainPhone: page }) => {
  await makeService(booked.owner, { slug: "request", title: "Lesson on request", approval: "manual", price: 3800 });
  await fill(page, bookingPaths.service(booked.owner.username, "request"), 2, randomEmail());
  await page.getByRole("button", { name: "Send request" }).click();
  await title(page, "Request sent");
  await gone(page.getByRole("region", { name: bookingLabels.addToCalendar }));
});

test("what cannot be booked answers what it is: hidden by its address alone, archived, unknown and paused", async ({
  plainPhone: page,
}) => {
  const { owner, path } = await openBookable();
  const { username, uid } = owner;
  const at = (slug: string) => bookingPaths.service(username, slug);
  await makeService(owner, { slug: "secret", title: "Secret lesson", state: "hidden" });
  await makeService(owner, { slug: "old", title: "Old lesson", state: "archived" });
  expect((await page.goto(at("secret")))?.status()).toBe(200);
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toMatch(/noindex/);
  for (const slug of ["old", "nothing"]) expect((await page.goto(at(slug)))?.status()).toBe(404);
  await admin.firestore.doc(`sites/${uid}/settings/pause`).set({ isOn: true, note: "Back in spring.", backOn: "" });
  await page.goto(path);
  await page.getByText("Tempo is closed for now.").waitFor();
  await page.getByText(/Back in spring/).waitFor();
  await hidden(times(page).first());
  await admin.firestore.doc(`sites/${uid}/settings/pause`).delete();
  await admin.firestore.doc(documents.site(uid)).update({ suspendedAt: new Date() });
  expect((await page.goto(path))?.status()).toBe(410);
});

test("everything that can be booked is listed at one address, without what is hidden; each service leads back to it", async ({
  plainPhone: page,
}) => {
  const { owner } = await openBookable();
  await makeService(owner, { title: "Guitar lesson", slug: "guitar", sortKey: "a1", price: 4500 });
  await makeService(owner, { title: "Secret lesson", slug: "secret-one", sortKey: "a2", state: "hidden" });
  await htmlOnce(bookingPaths.list(owner.username), (html) => html.includes("Guitar lesson"));
  await page.goto(bookingPaths.list(owner.username));
  await title(page, "Book with Tempo");
  const listed = page.getByRole("main").getByRole("listitem");
  expect(await listed.allInnerTexts()).toEqual([expect.stringContaining("Piano lesson"), expect.stringContaining("45")]);
  await page.getByRole("link", { name: "Guitar lesson" }).click();
  await title(page, "Guitar lesson");
  await page.getByRole("link", { name: "All services" }).click();
  await page.waitForURL(`**${bookingPaths.list(owner.username)}`);
  const bare = await openShop();
  expect((await page.goto(bookingPaths.list(bare.username)))?.status()).toBe(404);
});

test("who books too often without opening a mail is mailed a code, keeps what was typed, and books with it", async ({ phone: page }) => {
  const { path } = await openBookable({ service: { slug: "class", title: "Class" } });
  const book = async (mail: string) => {
    await fill(page, path, 0, mail);
    await page.getByRole("button", { name: "Book" }).click();
  };
  const email = randomEmail();
  for (let index = 0; index < HOLDER_PLACES.booked; index++) {
    await book(randomEmail());
    await title(page, "You’re booked");
  }
  await book(email);
  await page.getByText(formLabels.codeMailed(email)).waitFor();
  expect(await page.getByLabel("Your email").inputValue()).toBe(email);
  expect(await lookAt(page, { axe: "serious" })).toEqual([]);
  const send = async (code: string) => {
    await page.getByLabel(bookingLabels.code).fill(code);
    await page.getByRole("button", { name: "Book" }).click();
  };
  await send("12345");
  await page.getByText(formLabels.codeWrong(email)).waitFor();
  const [code = ""] = /^\d{6}/.exec((await waitForMail(email, /is your code to book Class$/)).subject) ?? [];
  await send(`${code.slice(0, 3)} ${code.slice(3)}`);
  await title(page, "You’re booked");
});
