import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { CONVERSATION_PARAMETER, ownPaths } from "@awning/domain/routes/own-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { getDocs } from "firebase/firestore";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { mailUnread } from "../../../functions/src/chat/close-idle-chats.ts";
import { PROJECT_ID } from "../../../tools/lib/root.ts";
import { conversationsQuery, cursorOf, type InboxFilter } from "../../../web/src/data/chat/conversation-queries.ts";
import { clientOf } from "../../rules/support/actors.ts";
import { cartLine, comingFrom, makeProduct, type Owner, orderInput, randomAddress, randomEmail } from "../../support/builders.ts";
import { call, listMails, type Refusal, readInbox, run } from "../../support/clients.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";
import { MAIL_JOBS, sweep } from "../../support/jobs.ts";
import { ask, attributes, decode, htmlOnce, makeLink, openShop } from "../../support/site-pages.ts";

const LONG_MS = 90_000;
let made = 0;
const newId = () => `message${String(Date.now())}${String(++made).padStart(8, "0")}`;
const newKey = () => `visitor-key-${Date.now()}-${++made}`;

async function chatShop(): Promise<Owner> {
  const owner = await openShop();
  await admin.firestore.doc(chatDocuments.settings(owner.uid)).set({ mode: "widget", awayText: "" });
  await htmlOnce(ownPaths.chat(owner.username));
  return owner;
}

/** An order of a vase, with the address that its buyer left. */
async function placedOrder(owner: Owner): Promise<{ orderId: string; orderUrl: string; email: string }> {
  const quote = await run("quote", { username: owner.username, lines: [cartLine(await makeProduct(owner))], delivery: "pickup" });
  const input = orderInput(owner, quote);
  return { ...(await run("place-order", input)), email: input.buyer.email };
}

type Sent = { conversationId: string; key: string };
const from = () => ({ address: randomAddress() });
const codeOf = (answer: Promise<{ refusal: Refusal | null }>) => answer.then(({ refusal }) => refusal?.code);
const begin = (owner: Owner, visitorKey = newKey(), over: Record<string, unknown> = {}) =>
  run("send-chat", { siteId: owner.uid, to: { visitorKey }, id: newId(), text: "Do you ship to Lisbon?", ...over }, from());
const tryToBegin = (owner: Owner, visitorKey: string) =>
  codeOf(call("send-chat", { siteId: owner.uid, to: { visitorKey }, id: newId(), text: "Hello?" }, from()));
const tryToSend = (owner: Owner, to: Sent) => codeOf(call("send-chat", { siteId: owner.uid, to, id: newId(), text: "Hello?" }, from()));
const send = (owner: Owner, to: Sent, over: Record<string, unknown> = {}) =>
  run("send-chat", { siteId: owner.uid, to, id: newId(), text: "And to Porto?", ...over }, from());
const stored = (owner: Owner, { conversationId }: Sent) => readDocument(chatDocuments.conversation(owner.uid, conversationId));
const messagesOf = async (owner: Owner, { conversationId }: Sent) =>
  (await admin.firestore.collection(chatCollections.messages(owner.uid, conversationId)).orderBy("at").get()).docs.map((one) =>
    one.get("text"),
  );
const pathOf = (owner: Owner, { conversationId, key }: Sent) =>
  `${ownPaths.chat(owner.username)}?${CONVERSATION_PARAMETER}=${conversationId}&key=${key}`;
const dataOf = (path: string, headers: Record<string, string> = {}) => ask(path, { headers: { "x-page-data": "1", ...headers } });

describe("conversations", { timeout: LONG_MS }, () => {
  test("a visitor without script writes by the link for it, reads the thread and goes on in it", async () => {
    const owner = await openShop();
    const path = ownPaths.chat(owner.username);
    const visitor = newKey();
    const post = (fields: Record<string, string>) =>
      ask(path, { method: "POST", body: new URLSearchParams(fields), headers: comingFrom(randomAddress()) });
    const typed = { visitor, id: newId(), name: "Corner café", email: "cafe@example.test", message: "Do you still have the blue bowl?" };
    expect([(await ask(path)).status, (await post(typed)).status]).toEqual([404, 404]);
    await makeLink(owner, "write", { type: "chat", url: "", title: "Write to us" });
    expect(await htmlOnce(path)).toContain(`action="${path}"`);
    const wrong = await post({
      ...typed,
      email: "no address",
      name: "see www.shop.example",
      message: '</textarea><script>"lost"</script>',
    });
    const html = await wrong.text();
    expect([wrong.status, attributes(html, "aria-invalid")]).toEqual([422, ["true", "true"]]);
    expect(decode(html)).toContain('></textarea><script>"lost"</script></textarea>');
    expect(html).not.toContain('<script>"lost"');
    expect((await post({ ...typed, email: "" })).status).toBe(422);
    expect((await post({ ...typed, message: "Buy now", website: "https://spam.example.test" })).headers.get("location")).toBe(path);
    const answers = await Promise.all([post(typed), post(typed)]);
    const [to] = answers.map((answer) => answer.headers.get("location"));
    expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual([
      [303, to],
      [303, to],
    ]);
    const thread = await ask(to ?? "");
    expect([thread.status, thread.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    const words = await thread.text();
    expect(words).toContain(typed.message);
    expect(words.match(/class="chat-msg__text"/g)).toHaveLength(1);
    const hidden = Object.fromEntries(new URL(to ?? "", "https://x.test").searchParams);
    expect((await post({ ...hidden, id: newId(), message: "The large one." })).status).toBe(303);
    const sent = { conversationId: hidden[CONVERSATION_PARAMETER] ?? "", key: hidden.key ?? "" };
    expect(await messagesOf(owner, sent)).toEqual([typed.message, "The large one."]);
    expect(await stored(owner, sent)).toMatchObject({ count: 2, unreadOwner: 2, name: typed.name, email: typed.email, status: "open" });
  });

  test("the widget asks again and is told when nothing is new; a wrong key opens nothing", async () => {
    const owner = await chatShop();
    const sent = await begin(owner);
    const first = await dataOf(pathOf(owner, sent));
    const body = await first.json();
    expect(body.props.thread.messages.map(({ text }: { text: string }) => text)).toEqual(["Do you ship to Lisbon?"]);
    const etag = first.headers.get("etag") ?? "";
    expect((await dataOf(pathOf(owner, sent), { "if-none-match": etag })).status).toBe(304);
    await send(owner, sent);
    expect((await dataOf(pathOf(owner, sent), { "if-none-match": etag })).status).toBe(200);
    for (const key of ["", "x", `${sent.key}x`]) {
      const { props } = await (await dataOf(pathOf(owner, { ...sent, key }))).json();
      expect(props.thread).toBeNull();
      expect(await tryToSend(owner, { ...sent, key })).toBe("not_found");
    }
  });

  test("the same browser comes back to its conversation, and one message sent many times at once is one", async () => {
    const owner = await chatShop();
    const visitorKey = newKey();
    const id = newId();
    const sent = await Promise.all(Array.from({ length: 6 }, () => begin(owner, visitorKey, { id })));
    expect(new Set(sent.map(({ conversationId }) => conversationId)).size).toBe(1);
    await begin(owner, visitorKey, { text: "Me again." });
    const [to] = sent;
    if (!to) throw new Error("nothing was sent");
    expect(await messagesOf(owner, to)).toEqual(["Do you ship to Lisbon?", "Me again."]);
    expect(await stored(owner, to)).toMatchObject({ count: 2, unreadOwner: 2 });
  });

  test("the owner's lists find what is open, unread or searched for, page after page", async () => {
    const owner = await chatShop();
    const visitors = await Promise.all(["Ida Lund", "Per Holm", "Eva Berg"].map((name) => begin(owner, newKey(), { name })));
    const [first] = visitors;
    await admin.firestore.doc(chatDocuments.conversation(owner.uid, first?.conversationId ?? "")).update({ unreadOwner: 0 });
    const { firestore: db } = clientOf({ uid: owner.uid }, PROJECT_ID);
    const found = async (filter: InboxFilter) => {
      const all = (await getDocs(conversationsQuery(db, owner.uid, filter, null))).docs;
      const after = all[0] && (await getDocs(conversationsQuery(db, owner.uid, filter, cursorOf(filter, all[0])))).docs;
      expect(after?.map(({ id }) => id)).toEqual(all.slice(1).map(({ id }) => id));
      return all.map((one) => one.get("name")).toSorted();
    };
    expect(await found({ view: "open", label: null, search: "" })).toEqual(["Eva Berg", "Ida Lund", "Per Holm"]);
    expect(await found({ view: "unread", label: null, search: "" })).toEqual(["Eva Berg", "Per Holm"]);
    expect(await found({ view: "unread", label: null, search: "lund" })).toEqual(["Ida Lund"]);
  });

  test("many visitors write at once: nothing is lost, nothing is there twice", async () => {
    const owner = await chatShop();
    const sent = await Promise.all(Array.from({ length: 12 }, (_, index) => begin(owner, newKey(), { text: `Visitor ${index}` })));
    const kept = await admin.firestore.collection(chatCollections.conversations(owner.uid)).get();
    expect(kept.size).toBe(12);
    expect(new Set(kept.docs.map((one) => one.get("lastText"))).size).toBe(12);
    expect(new Set(sent.map(({ conversationId }) => conversationId)).size).toBe(12);
  });

  test("who is blocked is answered as where there is no chat, and is not heard", async () => {
    const owner = await chatShop();
    const visitorKey = newKey();
    const sent = await begin(owner, visitorKey);
    await admin.firestore.doc(chatDocuments.conversation(owner.uid, sent.conversationId)).update({ status: "spam" });
    expect(await tryToSend(owner, sent)).toBe("not_found");
    expect(await tryToBegin(owner, visitorKey)).toBe("not_found");
    expect(await codeOf(call("read-chat", { siteId: owner.uid, ...sent, seenId: newId() }, from()))).toBe("not_found");
    const silent = await openShop();
    const [blocked, none] = await Promise.all([dataOf(pathOf(owner, sent)), dataOf(pathOf(silent, sent))]);
    expect([blocked.status, (await blocked.json()).kind]).toEqual([none.status, (await none.json()).kind]);
    expect(blocked.status).toBe(404);
    expect(await messagesOf(owner, sent)).toHaveLength(1);
  });

  test("what stays unread goes out by mail once, with its words; what was read does not", async () => {
    const owner = await chatShop();
    const [unread, read] = [await begin(owner, newKey(), { name: "Rosa", text: "Is the mug back?" }), await begin(owner, newKey())];
    const before = Timestamp.fromMillis(Date.now() - 6 * 60_000);
    await admin.firestore.doc(chatDocuments.conversation(owner.uid, unread.conversationId)).update({ mailOwnerSince: before });
    await admin.firestore.doc(chatDocuments.conversation(owner.uid, read.conversationId)).update({ mailOwnerSince: null, unreadOwner: 0 });
    const mails = await eventually("the mail", async () => {
      await sweep("unreadMailed", ...MAIL_JOBS);
      const found = (await readInbox(owner.email)).filter((mail) => JSON.stringify(mail).includes("Is the mug back?"));
      return found.length > 0 && found;
    });
    expect(JSON.stringify(mails)).toContain(`/chat/${unread.conversationId}`);
    await sweep("unreadMailed", ...MAIL_JOBS);
    expect((await readInbox(owner.email)).filter((mail) => JSON.stringify(mail).includes("/chat/"))).toHaveLength(1);
    expect(await stored(owner, unread)).toMatchObject({ mailOwnerSince: null, unreadOwner: 1 });
  });

  test("one run mails both sides in turn, however many wait on one of them", async () => {
    const owner = await chatShop();
    const begun = await Promise.all([1, 2, 3].map(() => begin(owner, newKey(), { email: randomEmail() })));
    const [answered] = begun;
    // Before whatever else may wait.
    const first = Timestamp.fromMillis(0);
    for (const one of begun)
      await admin.firestore.doc(chatDocuments.conversation(owner.uid, one.conversationId)).update({ mailOwnerSince: first });
    await admin.firestore.doc(chatDocuments.conversation(owner.uid, answered?.conversationId ?? "")).update({ mailVisitorSince: first });
    let left = 2;
    await mailUnread(Date.now(), {
      get hasTime() {
        return left-- > 0;
      },
      took: () => {},
    });
    const now = await Promise.all(begun.map((one) => stored(owner, one)));
    expect(now.filter((one) => one?.["mailOwnerSince"] === null)).toHaveLength(1);
    expect(now[0]?.["mailVisitorSince"]).toBeNull();
  });

  test("an owner who turned that off gets no mail of what is unread", async () => {
    const owner = await chatShop();
    await admin.firestore.doc(informationDocuments.notifySettings(owner.uid)).set({ chatMessage: { mail: false } });
    const sent = await begin(owner);
    const since = Timestamp.fromMillis(Date.now() - 6 * 60_000);
    await admin.firestore.doc(chatDocuments.conversation(owner.uid, sent.conversationId)).update({ mailOwnerSince: since });
    await sweep("unreadMailed", ...MAIL_JOBS);
    const id = `chat-owner.${sent.conversationId}.${since.toMillis()}`;
    await expect
      .poll(async () => (await listMails(owner.email)).find((mail) => mail.id === id)?.state, { timeout: 20_000 })
      .toBe("suppressed");
  });

  test("a visitor who left an address gets the answer there, with the way back", async () => {
    const owner = await chatShop();
    const email = `rosa-${Date.now()}@example.test`;
    const sent = await begin(owner, newKey(), { email });
    const at = Timestamp.fromMillis(Date.now() - 6 * 60_000);
    const id = newId();
    const place = chatDocuments.conversation(owner.uid, sent.conversationId);
    await admin.firestore
      .doc(chatDocuments.message(owner.uid, sent.conversationId, id))
      .set({ by: "owner", text: "Yes, to all of Portugal.", at: Timestamp.now(), attachments: [] });
    await admin.firestore.doc(place).update({ ownerId: id, unreadVisitor: 1, mailVisitorSince: at });
    const [mail] = await eventually("the answer by mail", async () => {
      await sweep("unreadMailed", ...MAIL_JOBS);
      const found = await readInbox(email);
      return found.length > 0 && found;
    });
    expect(JSON.stringify(mail)).toContain("Yes, to all of Portugal.");
    expect(JSON.stringify(mail)).toContain(sent.key);
    await run("read-chat", { siteId: owner.uid, ...sent, seenId: id }, from());
    expect(await stored(owner, sent)).toMatchObject({ unreadVisitor: 0, visitorReadId: id, mailVisitorSince: null });
  });

  test("what is quiet for two weeks closes, and the next message opens it", async () => {
    const owner = await chatShop();
    const sent = await begin(owner);
    const place = admin.firestore.doc(chatDocuments.conversation(owner.uid, sent.conversationId));
    await place.update({ lastAt: Timestamp.fromMillis(Date.now() - 14 * 86_400_000 - 1000) });
    await sweep("chatsClosed");
    expect(await stored(owner, sent)).toMatchObject({ status: "closed" });
    await send(owner, sent);
    expect(await stored(owner, sent)).toMatchObject({ status: "open", count: 2 });
  });

  test("an owner writes about an order that no one asked about: the buyer gets the words at once by mail, and answers there", async () => {
    const owner = await chatShop();
    const placed = await placedOrder(owner);
    const subject = { type: "order", id: placed.orderId } as const;
    const message = { subject, id: newId(), text: "Which colour should it be?" };
    const [first, again] = await Promise.all([1, 2].map(() => run("write-chat", message, { token: owner.token })));
    expect(first).toEqual(again);
    const place = { conversationId: first?.conversationId ?? "", key: "" };
    expect(await stored(owner, place)).toMatchObject({ subject, count: 1, unreadVisitor: 1, lastBy: "owner", email: placed.email });
    const mail = await eventually("the words by mail", async () => {
      await sweep("unreadMailed", ...MAIL_JOBS);
      return (await readInbox(placed.email)).find((one) => JSON.stringify(one).includes("Which colour"));
    });
    expect(JSON.stringify(mail)).toContain("wrote about order");
    // The page of the order leads into the same conversation.
    const path = new URL(placed.orderUrl);
    const posted = await ask(path.pathname, {
      method: "POST",
      body: new URLSearchParams({ act: "write", key: path.searchParams.get("key") ?? "", message: "Blue, please." }),
      headers: comingFrom(randomAddress()),
    });
    expect([posted.status, posted.headers.get("location")]).toEqual([303, expect.stringContaining(place.conversationId)]);
    expect(await messagesOf(owner, place)).toEqual(["Which colour should it be?", "Blue, please."]);
  });

  test("an owner writes about nothing that is not theirs", async () => {
    const [owner, other] = await Promise.all([chatShop(), chatShop()]);
    const { orderId } = await placedOrder(other);
    const write = (type: "order" | "booking", id: string) =>
      codeOf(call("write-chat", { subject: { type, id }, id: newId(), text: "Hello" }, { token: owner.token }));
    expect([await write("order", orderId), await write("booking", "nothing")]).toEqual(["not_found", "not_found"]);
    expect(await codeOf(call("write-chat", { subject: { type: "order", id: orderId }, id: newId(), text: "Hello" }, from()))).toBe(
      "signed_out",
    );
  });
});
