// Copies of conversations by mail: to whom it is known to belong, once for each new message, whoever asks.
import "../support/model/stand-ins.ts";
import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { Failure } from "@awning/domain/errors/failure";
import { expect, vi } from "vitest";
import { mailOwnTranscript, mailTranscript } from "../../functions/src/chat/mail-transcript.ts";
import { sendAsVisitor } from "../../functions/src/chat/send-as-visitor.ts";
import { noteOpened } from "../../functions/src/data/mail/opened.ts";
import { loadMail } from "../../functions/src/mail/load-mail.ts";
import { openedMark } from "../../functions/src/platform/access-keys.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";
import type { World } from "../support/model/world.ts";

const EMAIL = "rosa@example.test";
const TO = { type: "own", subject: { type: "general", id: "" }, visitorKey: "key-of-a-visitor-of-this-shop-1", isOffered: true } as const;
const from = (uid = SITE) => ({ caller: { uid, email: "", isVerified: true }, clientAddress: "10.1.1.1", now: Date.now() });
const outcome = (done: Promise<unknown>) =>
  done.then(
    () => "sent",
    (error: unknown) => (error instanceof Failure ? (error.details["reason"] ?? error.code) : Promise.reject(error)),
  );

let made = 0;
const write = (text: string, email = EMAIL) => {
  vi.setSystemTime(Date.now() + 1000);
  const id = `message${String(++made).padStart(20, "0")}`;
  return sendAsVisitor(SITE, TO, { id, text, name: "", email, page: "", source: "", locale: "en" }, "10.1.1.1");
};

/** To whom copies go, each of them. */
async function copies({ database }: World): Promise<unknown[]> {
  const mails = (await database.collection("outbox").get()).docs.map((one) => one.data());
  return mails.flatMap((mail) => (mail?.kind === "chat-transcript" && mail.subject.siteId === SITE ? [mail.to] : []));
}

test("a copy goes to a mailbox that is read, once for each new message, by the owner's press or the visitor's", async ({ world }) => {
  const opened = { siteId: SITE, ...(await write("Do you ship to Lisbon?")) };
  const { conversationId } = opened;
  const byOwner = (uid?: string) => outcome(mailTranscript({ conversationId }, from(uid)));
  const byVisitor = (key = opened.key) => outcome(mailOwnTranscript({ ...opened, key }, from()));
  expect([await byOwner(), await byVisitor()]).toEqual(["unconfirmed", "unconfirmed"]);
  await noteOpened(openedMark(EMAIL), Date.now());
  expect([await byOwner("another"), await byVisitor("wrong")]).toEqual(["not_found", "not_found"]);
  expect([await byOwner(), await byOwner(), await byVisitor()]).toEqual(["sent", "sent", "sent"]);
  expect(await copies(world)).toEqual([EMAIL]);
  await write("And to Porto?");
  expect(await byVisitor()).toBe("sent");
  expect(await copies(world)).toHaveLength(2);
  // Whoever wrote has chosen the mailbox: three an hour, whatever they write.
  await write("And to Faro?");
  expect([await byVisitor(), await byOwner()]).toEqual(["too_many_requests", "sent"]);
  await world.database.doc(chatDocuments.conversation(SITE, conversationId)).update({ status: "spam" });
  expect(await byOwner()).toBe("not_found");
});

test("without an address there is no copy", async ({ world }) => {
  const { conversationId } = await write("Hello?", "");
  expect(await outcome(mailTranscript({ conversationId }, from()))).toBe("bad_request");
  expect(await copies(world)).toEqual([]);
});

test("what is in it is what was said, without what was deleted", async ({ world }) => {
  const { conversationId } = await write("My number is 123");
  await write("Do you ship to Lisbon?");
  const messages = await world.database.collection(`${chatDocuments.conversation(SITE, conversationId)}/messages`).get();
  const first = messages.docs.find((one) => one.get("text") === "My number is 123");
  await first?.ref.update({ text: "", attachments: [], isDeleted: true });
  const subject = { uid: SITE, siteId: null, orderId: null, reservationId: null, part: conversationId };
  const loaded = await loadMail({ kind: "chat-transcript", to: EMAIL, subject, createdAt: Date.now() }, Date.now());
  expect(loaded?.content).toMatchObject({ isWhole: true, messages: [{ by: "visitor", text: "Do you ship to Lisbon?" }] });
});
