import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { FIRST_SCHEDULE_ID } from "@awning/domain/booking/schedule";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { makeSchedule, makeService } from "../../support/bookings.ts";
import { makeOwner, randomEmail } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin, SITE } from "../../support/emulators.ts";

const DAY = 1440;
const start = () => Math.floor(Date.now() / 86_400_000) * DAY + 3 * DAY + 600;

/** What a program is answered that asks for a feed. */
async function ask(url: string, known?: string) {
  const response = await fetch(SITE + new URL(url).pathname, { headers: known ? { "if-none-match": known } : {} });
  return {
    status: response.status,
    tag: response.headers.get("etag") ?? "",
    cache: response.headers.get("cache-control"),
    text: await response.text(),
  };
}
function summaries(text: string): unknown[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => one.getFirstPropertyValue("summary"));
}

test("a feed says what its owner chose, answers 304 until a booking changes, and ends when it is revoked", async () => {
  const owner = await makeOwner();
  await makeSchedule(owner);
  const serviceId = await makeService(owner);
  const { token } = owner;
  const scheduleId = FIRST_SCHEDULE_ID;
  const guest = { name: "Ana Prado", email: randomEmail(), phone: "" };
  await run("book-by-hand", { serviceId, start: start(), guest }, { token });
  const { url } = await run("open-feed", { scheduleId, detail: "busy" }, { token });
  if (!url) throw new Error("no address");
  const first = await ask(url);
  expect(first).toMatchObject({ status: 200, cache: "private, no-cache" });
  expect(summaries(first.text)).toEqual(["Busy"]);
  expect(first.text).not.toContain("Ana Prado");
  expect((await ask(url, first.tag)).status).toBe(304);
  await run("open-feed", { scheduleId, detail: "guest" }, { token });
  const second = await ask(url, first.tag);
  expect(summaries(second.text)).toEqual(["Piano lesson: Ana Prado"]);
  await run("book-by-hand", { serviceId, start: start() + 60, guest }, { token });
  expect(summaries((await ask(url, second.tag)).text)).toHaveLength(2);
  // Its key is nowhere in the database.
  const stored = JSON.stringify((await admin.firestore.doc(bookingDocuments.feed(owner.uid, scheduleId)).get()).data());
  expect(stored).not.toContain(url.split("/").at(-1)?.slice(0, 20));
  const { url: renewed } = await run("close-feed", { scheduleId, isRenewed: true }, { token });
  expect((await ask(url)).status).toBe(404);
  expect((await ask(renewed ?? "")).status).toBe(200);
  await run("close-feed", { scheduleId, isRenewed: false }, { token });
  expect((await ask(renewed ?? "")).status).toBe(404);
});
