// After an erase, neither the database nor Storage has a word of who it was.
import "../support/model/stand-ins.ts";
import { commands } from "@awning/domain/api/commands";
import { attachmentPath } from "@awning/domain/chat/attachment";
import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, test, vi } from "vitest";
import { confirmBooking } from "../../functions/src/booking/confirm-booking.ts";
import { holdTime } from "../../functions/src/booking/hold-time.ts";
import { runGuestAction } from "../../functions/src/booking/run-reservation-action.ts";
import { sendAsVisitor } from "../../functions/src/chat/send-as-visitor.ts";
import { blockPerson } from "../../functions/src/contact/block-person.ts";
import { erasePerson } from "../../functions/src/contact/erase-person.ts";
import { renewPerson } from "../../functions/src/contact/renew-people.ts";
import { sendMessage } from "../../functions/src/contact/send-message.ts";
import { signUpContact } from "../../functions/src/contact/sign-up-contact.ts";
import { failMail, leaseMail, queueMailNow } from "../../functions/src/data/mail/outbox.ts";
import { contactIdOf } from "../../functions/src/platform/access-keys.ts";
import { BEGIN, type BookingWorld, openBookingWorld, ZONE } from "../support/model/booking-world.ts";
import { product, quoteCart } from "../support/model/product.ts";
import { linesOf, OWNER_EMAIL, request, SITE, USERNAME } from "../support/model/shop.ts";
import { loadEverything } from "../support/model/world.ts";

const EMAIL = "quenby.zeller@example.test";
const NAME = "Quenby Zeller";
const PHONE = "+4930555111222";
const START = BEGIN / 60_000 + 1440 + 60;
const client = () => ({ clientAddress: "10.1.1.1", now: Date.now() });
const newId = (name: string) => name.padEnd(24, "0");

/** Every path and document, and every object. */
function everythingOf(world: BookingWorld): string[] {
  const stored = [...world.database.all()].map((one) => `${one.ref.path} ${JSON.stringify(one.data())}`);
  return [...stored, ...world.bucket.objects.keys()];
}
const tracesIn = (world: BookingWorld) =>
  everythingOf(world).filter((text) => ["quenby", "zeller", "555111222"].some((trace) => text.toLowerCase().includes(trace)));

async function order(world: BookingWorld): Promise<string> {
  const cart = { username: USERNAME, delivery: "pickup", country: "EE", shippingMethod: null, code: "" } as const;
  const lines = linesOf([{ item: 1, quantity: 1 }]);
  const { hash } = await quoteCart({ ...cart, lines }, "10.1.1.1", null, null);
  const agreed = { acceptTerms: true, acceptDigital: true, acceptNews: true, locale: "en", payment: "transfer", shipTo: null };
  const buyer = { name: NAME, email: EMAIL, phone: PHONE };
  const asked = { ...cart, lines, key: `${newId("cart")}key-of-quenby`, quoteHash: hash, note: `For ${NAME}`, buyer, ...agreed };
  const { orderId } = await product.placeOrder(commands["place-order"].input.parse(asked), "10.1.1.1");
  // A mail that could not be delivered is told with its address.
  const mail = { id: newId("order-ready"), kind: "order-ready" as const, to: EMAIL };
  await queueMailNow({ ...mail, subject: { uid: null, siteId: SITE, orderId } });
  const leased = await leaseMail(mail.id, Date.now(), "id@example.test", { isEarly: true });
  if (leased) await failMail(leased, { reason: `550 ${EMAIL} is unknown`, isFinal: true }, Date.now());
  const rev = Number((await world.database.doc(documents.order(SITE, orderId)).get()).data()?.["rev"]);
  await product.runOrderAction({ orderId, rev, act: { type: "cancel", reason: "No longer needed", restock: true } }, request());
  return orderId;
}

async function book(): Promise<void> {
  const form = { siteId: SITE, serviceId: "lesson", start: START, zoneGuest: ZONE, locale: "en", formKey: newId("form") };
  const held = await holdTime(form, client());
  const link = { siteId: SITE, reservationId: held.reservation.id, key: held.key };
  const guest = { name: NAME, email: EMAIL, phone: PHONE };
  await confirmBooking({ ...link, guest, note: `I am ${NAME}`, zoneGuest: ZONE, locale: "en" }, client());
  await runGuestAction(link, { type: "cancel", reason: `${NAME} is ill` }, client());
}

async function chat(world: BookingWorld): Promise<void> {
  await world.database.doc(chatDocuments.settings(SITE)).set({ mode: "widget", awayText: "" });
  const to = { type: "own", subject: { type: "general", id: "" }, visitorKey: newId("visitor"), isOffered: false } as const;
  const message = { id: newId("message"), text: `It is ${NAME}`, name: NAME, email: EMAIL, page: "", source: "", locale: "en" };
  const { conversationId } = await sendAsVisitor(SITE, to, message, "10.1.1.1");
  world.bucket.upload(attachmentPath(SITE, conversationId, "quenby"));
  const subject = { uid: SITE, siteId: null, orderId: null, part: conversationId };
  await queueMailNow({ id: `chat-transcript.${conversationId}.1`, kind: "chat-transcript", to: EMAIL, subject });
  await sendMessage(SITE, "", { name: NAME, email: EMAIL, message: "Hello?" }, "10.1.1.1");
}

test("an owner who bought from themselves keeps the mails they get as the owner", async () => {
  const world = await openBookingWorld();
  const mails = [
    ["signed-up", { uid: SITE, siteId: null }],
    ["order-received", { uid: null, siteId: SITE }],
    ["new-order", { uid: null, siteId: SITE }],
    ["address-changed", { uid: SITE, siteId: null }],
    ["order-received", { uid: null, siteId: "elsewhere" }],
  ] as const;
  for (const [at, [kind, subject]] of mails.entries())
    await queueMailNow({ id: newId(`mail${at}`), kind, to: OWNER_EMAIL, subject: { ...subject, orderId: null } });
  await world.database.doc(documents.person(SITE, "me")).set({ email: OWNER_EMAIL });
  await erasePerson({ personId: "me" }, request());
  const left = (await world.database.collection("outbox").get()).docs.map(({ id }) => id[4]);
  expect(left).toEqual(["2", "3", "4"]);
});

test("an erase leaves nothing of a person in the database or in Storage, and what was sold stays", async () => {
  await loadEverything();
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const orderId = await order(world);
  await book();
  await chat(world);
  await signUpContact({ siteId: SITE, email: EMAIL, consent: "News", source: "home" }, "10.1.1.1");
  await renewPerson({ siteId: SITE, email: EMAIL }, Date.now());
  const personId = contactIdOf(SITE, EMAIL);
  await blockPerson({ personId, isBlocked: true }, request());
  expect(tracesIn(world).length).toBeGreaterThan(15);
  const toOwner = () => everythingOf(world).filter((text) => text.startsWith("outbox/") && text.includes(OWNER_EMAIL)).length;
  const before = toOwner();
  await erasePerson({ personId }, request());
  expect(tracesIn(world)).toEqual([]);
  expect(toOwner()).toBe(before);
  expect(before).toBeGreaterThan(0);
  await renewPerson({ siteId: SITE, email: EMAIL }, Date.now());
  expect(tracesIn(world)).toEqual([]);
  expect((await world.database.doc(documents.order(SITE, orderId)).get()).data()).toMatchObject({ status: "cancelled", siteId: SITE });
  vi.useRealTimers();
});
