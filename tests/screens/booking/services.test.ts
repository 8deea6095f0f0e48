import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { reservationPaths } from "@awning/domain/booking/paths";
import { CHOICES_MAX, QUESTIONS_MAX } from "@awning/domain/product/question";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as labels from "../../../web/src/features/booking/services/labels.ts";
import * as formLabels from "../../../web/src/form/questions/labels.ts";
import { act, button, expectWords, field, gone, press, says, scrollsSideways, seen, starting, toggle } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { putReservation, putSchedule, putService } from "../support/bookings.ts";
import { type Owner, openScreen, PHONE, saved, setOnline, store, test } from "../support/screen.tsx";

const PICTURE = { id: "a".repeat(20), siteId: "owner", widths: [320], width: 320, height: 320, alt: "", color: "#eae4d5" };
const services = (owner: Owner) => store.list(bookingCollections.services(owner.uid)).map(({ data }) => data);
const stored = (owner: Owner, id: string) => store.get(bookingDocuments.service(owner.uid, id));
const undo = (text: string) => page.getByRole("listitem").filter({ hasText: text }).first().getByRole("button", { name: "Undo" }).click();
/** Opens a part of the form. */
const unfold = (part: string) => page.getByRole("button", { name: starting(part) }).click();
const names = () =>
  page
    .getByRole("list", { name: "Services", exact: true })
    .getByRole("listitem")
    .elements()
    .map((one) => one.querySelector(".row__title")?.textContent);

test("a first service is made bookable in one step, with hours from the opening hours of the page", async ({ owner }) => {
  const open = { from: "10:00", until: "18:00" };
  store.set(informationDocuments.profileSettings(owner.uid), {
    hours: { week: { tue: [open], sat: [{ from: "22:00", until: "02:00" }] } },
    zone: "Europe/Berlin",
  });
  const screen = await openScreen(reservationPaths.service("new"));
  await button("Add service").click();
  await expectWords(field("Name"), "Enter a name.");
  await expect.element(field("Name")).toHaveFocus();
  await field("Name").fill("Geiger für Anfänger");
  await field("Price").fill("45");
  await field("Length").fill("47");
  await button("Add service").click();
  await expectWords(field("Length"), "5 to 720 minutes, in steps of 5.");
  await field("Length").fill("45");
  await page.getByRole("combobox", { name: "Place" }).selectOptions("video");
  await field("Link to the call").fill("https://meet.example.test/geiger");
  expect(await faults()).toEqual([]);
  expect(services(owner)).toEqual([]);
  await button("Add service").click();
  await says("Guests can book “Geiger für Anfänger”");
  await expect.poll(screen.path).toMatch(/\/reservations\/services\/[a-z0-9]{20}$/);
  const [service] = services(owner);
  expect(service).toMatchObject({
    title: "Geiger für Anfänger",
    price: 4500,
    length: 45,
    state: "active",
    scheduleId: "main",
    place: { kind: "video" },
  });
  expect(service?.slug).toMatch(/^geiger-f/);
  expect(store.get(bookingDocuments.schedule(owner.uid, "main"))).toMatchObject({
    zone: "Europe/Berlin",
    weekly: [
      { ranges: [] },
      { ranges: [{ from: 600, to: 1080 }] },
      { ranges: [] },
      { ranges: [] },
      { ranges: [] },
      { ranges: [{ from: 1320, to: 1440 }] },
      { ranges: [{ from: 0, to: 120 }] },
    ],
  });
  await seen(page.getByText(new RegExp(`/${owner.username}/book/geiger-f`)));
});

test("what is changed is saved as a whole, and what another device changed beside it stays", async ({ owner }) => {
  putSchedule(owner);
  const { id } = putService(owner, { id: "lesson", notice: 90 });
  const screen = await openScreen(reservationPaths.service(id));
  await expect.element(button("Save")).toBeDisabled();
  for (const part of [labels.acceptance, labels.changesByGuests, labels.emailReminders]) await unfold(part);
  await expect.element(field("Minimum notice")).toHaveValue("90");
  await field("Minimum notice").fill("2");
  await page.getByRole("combobox", { name: "Minimum notice: unit" }).selectOptions("days");
  await button("Ask me first").click();
  await page.getByRole("switch", { name: "Guests can cancel" }).click();
  await page.getByRole("checkbox", { name: "1 week before" }).click();
  await page.getByRole("checkbox", { name: "2 hours before" }).click();
  // Three are the most.
  await expect.element(page.getByRole("checkbox", { name: "30 minutes before" })).toBeDisabled();
  store.set(bookingDocuments.service(owner.uid, id), { ...stored(owner, id), title: "Guitar hour" });
  // It is not left by accident.
  void screen.goto(reservationPaths.services);
  await says("Leave without saving?");
  await button("Stay").click();
  setOnline(false);
  await button("Save").click();
  await says("Offline, will save");
  setOnline(true);
  await saved();
  await expect
    .poll(() => stored(owner, id))
    .toMatchObject({ title: "Guitar hour", notice: 2880, approval: "manual", guestCancelNotice: null, reminders: [10_080, 1440, 120] });
  await expect.element(button("Save")).toBeDisabled();
  await screen.goto(reservationPaths.services);
  await says("Guitar hour");
});

test("services are sorted by keyboard, archived with a way back, and deleted with one", async ({ owner }) => {
  putSchedule(owner);
  putService(owner, { id: "first", title: "First", sortKey: "a0" });
  putService(owner, { id: "second", title: "Second", sortKey: "a1", state: "hidden" });
  putService(owner, { id: "third", title: "Third", sortKey: "a2", state: "draft" });
  await openScreen(reservationPaths.services);
  await says("2 of 3 bookable");
  await says("Link only");
  expect(await faults()).toEqual([]);
  await act("Third", "Move to top");
  await expect.poll(names).toEqual(["Third", "First", "Second"]);
  await press(button("Move First"), " ");
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.keyboard(" ");
  await expect.poll(names).toEqual(["Third", "Second", "First"]);
  await act("Second", "Archive");
  await seen(page.getByRole("list", { name: "Archived services" }).getByText("Second"));
  await undo("“Second” archived");
  await expect.poll(() => stored(owner, "second")?.state).toBe("hidden");
  await act("Second", "Archive");
  await expect.poll(() => stored(owner, "second")?.state).toBe("archived");
  await act("Second", "Delete");
  await expect.poll(() => stored(owner, "second")).toBeUndefined();
  await undo("“Second” deleted");
  await expect.poll(() => stored(owner, "second")?.state).toBe("archived");
});

test("a row says how often a service is booked, copies its link, and is switched off and on", async ({ owner }) => {
  putSchedule(owner);
  const lesson = putService(owner, { id: "lesson", title: "Lesson", slug: "lesson", image: PICTURE });
  putService(owner, { id: "repair", title: "Repair", state: "draft" });
  const days = (count: number) => Math.floor(Date.now() / 300_000) * 300_000 + count * 86_400_000;
  for (const day of [-40, -29, -3, -1, 2, 40])
    putReservation(owner, lesson, { start: days(day), status: day < 0 ? "completed" : "confirmed" });
  putReservation(owner, lesson, { start: days(4), status: "cancelled_by_guest" });
  await openScreen(reservationPaths.services);
  await says(labels.bookedLine(3, 1));
  await seen(button(labels.copyServiceLink("Lesson")));
  await gone(button(labels.copyServiceLink("Repair")));
  expect(await faults()).toEqual([]);
  await toggle(labels.bookable("Lesson")).click();
  await expect.poll(() => stored(owner, "lesson")?.state).toBe("draft");
  await gone(button(labels.copyServiceLink("Lesson")));
  await undo(labels.guestsCantBook("Lesson"));
  await expect.poll(() => stored(owner, "lesson")?.state).toBe("active");
  await toggle(labels.bookable("Repair")).click();
  await expect.poll(() => stored(owner, "repair")?.state).toBe("active");
});

test("a part with something wrong in it opens, and the field is focused", async ({ owner }) => {
  putSchedule(owner);
  const { id } = putService(owner);
  await openScreen(reservationPaths.service(id));
  await unfold(labels.startTimesAndBuffers);
  await field(labels.bufferAfterLabel).fill("7");
  await unfold(labels.startTimesAndBuffers);
  await gone(field(labels.bufferAfterLabel));
  await button("Save").click();
  await expectWords(field(labels.bufferAfterLabel), "in steps of 5");
  await expect.element(field(labels.bufferAfterLabel)).toHaveFocus();
});

test("what the service refuses is taken back and said", async ({ owner }) => {
  putSchedule(owner);
  putService(owner, { id: "lesson", title: "Lesson" });
  store.refuseWrites(/services/);
  await openScreen(reservationPaths.services);
  await act("Lesson", "Archive");
  await says("This belongs to another account. Log in with that account to continue.");
  await expect.poll(names).toEqual(["Lesson"]);
  await says("Not saved");
});

test("a long name fits a phone, and a service that is gone says so", async ({ owner }) => {
  putSchedule(owner);
  const { id } = putService(owner, { title: "Unaussprechlichlangerdienstleistungsname, eine Stunde zu zweit im großen Atelier" });
  for (const path of [reservationPaths.services, reservationPaths.service(id), reservationPaths.list]) {
    await openScreen(path, { viewport: { ...PHONE, width: 320 } });
    await says("Unaussprechlichlanger");
    expect(scrollsSideways(), path).toBe(false);
  }
  await openScreen(reservationPaths.service("gone"));
  await says(labels.serviceGone);
  await gone(button("Save"));
});

test("asks guests up to five questions: a text, a choice from a list, or a box to agree", async ({ owner }) => {
  putSchedule(owner);
  const { id } = putService(owner, { id: "lesson" });
  await openScreen(reservationPaths.service(id), { viewport: PHONE });
  await unfold(labels.questions);
  await button(formLabels.addAQuestion).click();
  await field(formLabels.question(1)).fill("Your level");
  await page.getByRole("combobox", { name: formLabels.answer }).selectOptions(formLabels.ANSWER_KIND_LABELS.choice);
  await field(formLabels.choices).fill("New");
  await button("Save").click();
  await says(formLabels.choicesInvalid(CHOICES_MAX));
  expect(await faults()).toEqual([]);
  expect(stored(owner, id)).toMatchObject({ questions: [] });
  await field(formLabels.choices).fill("New\n\n New \nAdvanced");
  await button("Save").click();
  await says("Service saved");
  expect(stored(owner, id)).toMatchObject({
    questions: [{ label: "Your level", required: true, type: "choice", choices: "New\nAdvanced" }],
  });
  for (let at = 1; at < QUESTIONS_MAX; at++) await button(formLabels.addAQuestion).click();
  await gone(button(formLabels.addAQuestion));
});

test("offers other lengths, each with its price", async ({ owner }) => {
  putSchedule(owner);
  const { id } = putService(owner, { id: "lesson", length: 60 });
  await openScreen(reservationPaths.service(id), { viewport: PHONE });
  await unfold(labels.moreLengths);
  await button(labels.addLength).click();
  await field(labels.lengthNumber(2)).fill("60");
  await button("Save").click();
  await says(labels.lengthTwice);
  expect(await faults()).toEqual([]);
  await field(labels.lengthNumber(2)).fill("90");
  await field(labels.priceNumber(2)).fill("55");
  await button("Save").click();
  await says("Service saved");
  expect(stored(owner, id)).toMatchObject({ otherLengths: [{ length: 90, price: 5500 }] });
});
