import { bookingPaths } from "@awning/domain/booking/paths";
import { slugify } from "@awning/domain/product/slug";
import { type DemoBookings, type DemoGuest, startOf } from "./bookings.ts";
import type { Suite } from "./suite.ts";

type Work = { suite: Suite; username: string };

/** Guests who ask for a time, and who wait for a place, by the forms of the public pages. The page is open. */
export async function addGuests({ suite, username }: Work, { schedule, requests = [], waiting = [] }: DemoBookings): Promise<void> {
  for (const one of requests) {
    const { page, fields } = await formOf(suite, username, one, schedule.zone);
    const held = await send(suite, page, fields);
    if (!held.includes("?")) throw new Error(`${page} held no time for ${one.guest}.`);
    const key = new URLSearchParams(held.split("?")[1]).get("key") ?? "";
    const answers = Object.entries(one.answers ?? {}).map(([id, answer]) => [`answer.${id}`, answer]);
    const { start: _, ...guest } = fields;
    await send(suite, held.split("?")[0] ?? "", { ...guest, key, act: "book", note: one.note ?? "", ...Object.fromEntries(answers) });
  }
  for (const one of waiting) {
    const { page, fields } = await formOf(suite, username, one, schedule.zone);
    await send(suite, page, { ...fields, act: "wait" });
    // Behind the mails of the bookings, of which a job hands on those that are aside. In line once the link is opened.
    await suite.sweep();
    const { text } = await suite.waitForMail(fields.email, /waiting list/i);
    const link = new RegExp(`${bookingPaths.reservation(username, "")}[^\\s"<>]+`).exec(text)?.[0];
    await suite.waitForPage(link ?? "");
  }
}

async function formOf(suite: Suite, username: string, one: DemoGuest, zone: string) {
  const page = bookingPaths.service(username, slugify(one.service));
  await suite.waitForPage(page);
  const email = `${slugify(one.guest)}@example.test`;
  return { page, fields: { name: one.guest, email, zone, start: `${startOf(one, zone).start}` } };
}

/** @returns where the answer leads, or its page */
async function send(suite: Suite, page: string, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(suite.siteUrl + page, { method: "POST", body, redirect: "manual" });
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${page} answered ${answer.status} to ${body}: ${text.slice(0, 2000)}`);
  return answer.headers.get("location")?.replace(suite.siteUrl, "") ?? page;
}
