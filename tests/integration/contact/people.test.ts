import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { ERASED_NAME } from "@awning/domain/contact/erase";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { beforeAll, describe, expect, test } from "vitest";
import { renewPerson } from "../../../functions/src/contact/renew-people.ts";
import { contactIdOf } from "../../../functions/src/platform/access-keys.ts";
import { type Bookable, openBookable } from "../../support/bookings.ts";
import { cartLine, makeOwner, makeProduct, orderInput, randomAddress, randomEmail } from "../../support/builders.ts";
import { call, run } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";

const LONG_MS = 90_000;
const email = randomEmail();
let booked: Bookable;
let productId = "";
let made = 0;

beforeAll(async () => {
  booked = await openBookable();
  await admin.firestore.doc(chatDocuments.settings(booked.owner.uid)).set({ mode: "widget", awayText: "" });
  productId = await makeProduct(booked.owner);
});

async function order(to = email) {
  const { owner } = booked;
  const input = orderInput(owner, await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" }));
  return call("place-order", { ...input, buyer: { ...input.buyer, name: "Ida Lund", email: to } });
}

const write = (visitorKey: string, from = email) =>
  call(
    "send-chat",
    {
      siteId: booked.owner.uid,
      to: { visitorKey },
      id: `message${Date.now()}${String(++made).padStart(12, "0")}`,
      text: "Hello?",
      email: from,
    },
    { address: randomAddress() },
  );
const personId = () => contactIdOf(booked.owner.uid, email);
/** What the schedule does for whoever changed. */
const renew = () => renewPerson({ siteId: booked.owner.uid, email }, Date.now());
const person = () => readDocument(documents.person(booked.owner.uid, personId()));

describe("someone who ordered and wrote", { timeout: LONG_MS }, () => {
  let orderId = "";
  let conversationId = "";

  test("is one person of the list", async () => {
    orderId = (await order()).output?.orderId ?? "";
    conversationId = (await write("visitor-key-of-ida-0001")).output?.conversationId ?? "";
    await renew();
    expect(await person()).toMatchObject({ name: "Ida Lund", sources: ["order", "chat"], orders: 1, chats: 1 });
  });

  test("is blocked everywhere, by whichever spelling, and only by the owner of that list", async () => {
    const stranger = await makeOwner();
    const block = (isBlocked: boolean, token = booked.owner.token) => call("block-person", { personId: personId(), isBlocked }, { token });
    expect((await block(true, stranger.token)).refusal?.code).toBe("not_found");
    expect((await block(true)).refusal).toBeNull();
    const [local = "", host = ""] = email.split("@");
    expect((await order()).refusal?.code).toBe("blocked");
    expect((await order(`${local}+again@${host}`)).refusal?.code).toBe("blocked");
    expect((await write("visitor-key-of-ida-0002")).refusal?.code).toBe("not_found");
    expect(await readDocument(chatDocuments.conversation(booked.owner.uid, conversationId))).toMatchObject({ status: "spam" });
    expect((await order(randomEmail())).refusal).toBeNull();
    expect((await block(false)).refusal).toBeNull();
    expect((await order()).refusal).toBeNull();
    expect(await person()).toMatchObject({ blockedAt: null });
  });

  test("is one person with another mailbox of theirs, and two again", async () => {
    const { owner } = booked;
    const other = randomEmail();
    await order(other);
    const otherId = contactIdOf(owner.uid, other);
    await renewPerson({ siteId: owner.uid, email: other }, Date.now());
    await renew();
    const before = await person();
    await run("merge-people", { personId: personId(), otherId }, { token: owner.token });
    expect(await person()).toMatchObject({ otherEmails: [other], orders: Number(before?.["orders"]) + 1 });
    const listed = admin.firestore.collection(collections.persons(owner.uid)).orderBy("lastSeen");
    expect((await listed.get()).docs.map(({ id }) => id)).not.toContain(otherId);
    expect(await run("split-person", { personId: otherId, email: other }, { token: owner.token })).toEqual({ personId: otherId });
    expect(await readDocument(documents.person(owner.uid, otherId))).toMatchObject({ email: other, otherEmails: [], orders: 1 });
    expect(await person()).toMatchObject({ otherEmails: [], orders: before?.["orders"] });
  });

  test("is erased once nothing is open: what was sold stays, who bought it does not", async () => {
    const { owner, serviceId } = booked;
    const erase = () => call("erase-person", { personId: personId() }, { token: owner.token });
    const refused = (await erase()).refusal;
    expect([refused?.code, refused?.details]).toEqual(["act_refused", { reason: "orders" }]);
    const orders = await admin.firestore
      .collection(`${documents.site(owner.uid)}/orders`)
      .where("buyer.email", "==", email)
      .get();
    for (const one of orders.docs)
      await run(
        "act-on-order",
        { orderId: one.id, rev: one.get("rev"), act: { type: "cancel", reason: "No longer needed", restock: true } },
        { token: owner.token },
      );
    const at = new Date();
    const guest = { name: "Ida Lund", email, phone: "" };
    const start = Math.ceil(Date.now() / 3_600_000) * 60 + 48 * 60;
    const { reservationId } = await run("book-by-hand", { serviceId, start, guest, ignoreHours: true }, { token: owner.token });
    expect((await erase()).refusal?.details).toEqual({ reason: "bookings" });
    await admin.firestore
      .doc(bookingDocuments.reservation(owner.uid, reservationId))
      .update({ status: "completed", note: email, answers: [{ label: "Allergies", answer: email }], updatedAt: at });

    expect((await erase()).refusal).toBeNull();
    expect(await readDocument(documents.order(owner.uid, orderId))).toMatchObject({
      buyer: { name: ERASED_NAME, email: "", phone: "" },
      status: "cancelled",
      lines: [{ productId }],
    });
    expect(await readDocument(bookingDocuments.reservation(owner.uid, reservationId))).toMatchObject({
      guest: { name: ERASED_NAME, email: "" },
    });
    expect(JSON.stringify(await readDocument(bookingDocuments.reservation(owner.uid, reservationId)))).not.toContain(email);
    expect(await readDocument(chatDocuments.conversation(owner.uid, conversationId))).toBeNull();
    expect(await person()).toBeNull();
    await renew();
    expect(await person()).toBeNull();
  });
});
