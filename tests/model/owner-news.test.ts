// What comes in at a shop is one mail to its owner once it is much: the first ones at once, the others together, each by its name.
import "../support/model/stand-ins.ts";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { reservationSchema } from "@awning/domain/booking/reservation";
import { sampleReservation } from "@awning/domain/booking/sample-reservation";
import type { MailKind } from "@awning/domain/mail/mail";
import { MAIL_PACES } from "@awning/domain/mail/mail-pace";
import { documents } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { toDocument } from "@awning/domain/time/timestamp";
import { expect, vi } from "vitest";
import { sendMessage } from "../../functions/src/contact/send-message.ts";
import { queueMailNow } from "../../functions/src/data/mail/outbox.ts";
import { runMailJobs } from "../../functions/src/mail/mail-queues.ts";
import { JobRun } from "../../functions/src/platform/job-run.ts";
import { model as test } from "../support/model/fixtures.ts";
import { prepare } from "../support/model/perform.ts";
import { deliverMail, product } from "../support/model/product.ts";
import { BUYERS, OWNER_EMAIL as OWNER, request, SITE } from "../support/model/shop.ts";
import type { World } from "../support/model/world.ts";

const MINUTE = 60_000;
const { atOnce } = MAIL_PACES["owner-news"];
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Places orders of as many buyers. @returns their ids */
async function order(world: World, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const items = [{ item: 2, quantity: 1 as const }];
    const asked = { do: "order", buyer: BUYERS[0], items, delivery: "shipping", payment: "transfer", code: "", again: null } as const;
    if (world.checkouts.length === 0) await prepare(world, { ...asked, isChanged: false })?.();
    const [input] = world.checkouts;
    if (!input) throw new Error("nothing was ordered");
    world.calls++;
    const buyer = { ...input.buyer, email: `buyer${world.calls}@example.test` };
    ids.push((await product.placeOrder({ ...input, buyer, key: `${input.key}-${world.calls}` }, `10.9.${world.calls}.1`)).orderId);
  }
  return ids;
}

async function book(world: World, id: string, name: string): Promise<void> {
  const reservation = sampleReservation({ id, siteId: SITE, status: "confirmed", guest: { name, email: `${id}@example.test`, phone: "" } });
  await world.database.doc(bookingDocuments.reservation(SITE, id)).set(toDocument(reservationSchema, reservation));
  const subject = { uid: null, siteId: SITE, orderId: null, reservationId: id, part: "confirmed-0" };
  await queueMailNow({ id: `new-reservation.${id}`, kind: "new-reservation", to: OWNER, subject });
}

const write = (text: string) => sendMessage(SITE, "", { name: "Ada", email: "ada@example.test", message: text }, "10.9.0.9");

/** Sends what is handed over, and what the sweep finds due. @returns what the owner has got by then */
async function deliver(world: World) {
  for (let round = 0; round < 20; round++) {
    const due = world.tasks.filter(({ at }) => at <= Date.now());
    if (due.length === 0 && (await runMailJobs("prompt", Date.now() + MINUTE, new JobRun(MINUTE))) === 0) break;
    world.tasks = world.tasks.filter((one) => !due.includes(one));
    for (const { mailId } of due) await deliverMail(mailId, Date.now());
  }
  return world.sent.filter(({ to }) => to === OWNER);
}

async function statesOf(world: World, kind: MailKind): Promise<string[]> {
  const mails = (await world.database.collection("outbox").get()).docs.map((one) => one.data());
  return mails.flatMap((mail) => (mail?.kind === kind ? [String(mail["state"])] : [])).toSorted();
}

test("the first are mailed at once; orders, bookings and messages after them come as one mail that names each", async ({ world }) => {
  await order(world, atOnce - 1);
  expect(await deliver(world)).toHaveLength(atOnce);
  await order(world, 4);
  await book(world, "lesson1", "Berta Wheel");
  await write("Is the blue bowl still there?");
  await write("And the jug?");
  expect(await deliver(world)).toHaveLength(atOnce);
  // Buyers wait for nothing.
  expect(new Set(await statesOf(world, "order-received"))).toEqual(new Set(["sent"]));
  later(10 * MINUTE);
  const told = (await deliver(world)).slice(atOnce);
  const calendar = { method: "PUBLISH", ics: expect.stringContaining("Berta Wheel") };
  expect(told).toMatchObject([{ subject: "owner-news", replyTo: null, calendar }]);
  for (const kind of ["new-order", "new-reservation", "contact-message"] as const)
    expect(new Set(await statesOf(world, kind))).toEqual(new Set(["sent"]));
});

test("what is canceled or turned off meanwhile is not named; one that is left is a mail of its own", async ({ world }) => {
  await order(world, atOnce - 1);
  await deliver(world);
  const [id = ""] = await order(world, 1);
  await write("Is the blue bowl still there?");
  await book(world, "lesson1", "Berta Wheel");
  await deliver(world);
  const rev = (await world.database.doc(documents.order(SITE, id)).get()).get("rev");
  await product.runOrderAction({ orderId: id, rev: Number(rev), act: { type: "cancel", reason: "Gone", restock: true } }, request());
  await world.database.doc(informationDocuments.notifySettings(SITE)).set({ newBooking: { mail: false } });
  later(10 * MINUTE);
  const told = (await deliver(world)).slice(atOnce).filter(({ subject }) => subject !== "order-changed");
  expect(told.map(({ subject, replyTo }) => [subject, replyTo])).toEqual([["contact-message", "ada@example.test"]]);
  expect(await statesOf(world, "new-reservation")).toEqual(["suppressed"]);
});

test("however much comes in, an owner reads of it nine times an hour", async ({ world }) => {
  const { gathered } = MAIL_PACES["owner-news"];
  for (let minute = 0; minute < 59; minute++) {
    await order(world, 1);
    expect((await deliver(world)).length).toBeLessThanOrEqual(atOnce + gathered);
    later(MINUTE);
  }
  later(60 * MINUTE);
  await deliver(world);
  expect(new Set(await statesOf(world, "new-order"))).toEqual(new Set(["sent"]));
});
