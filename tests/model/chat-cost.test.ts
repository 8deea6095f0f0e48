// What it costs a visitor's browser without a live connection to ask for news.
import "../support/model/stand-ins.ts";
import { expect, vi } from "vitest";
import { readAsVisitor } from "../../functions/src/chat/chat-commands.ts";
import { sendAsVisitor } from "../../functions/src/chat/send-as-visitor.ts";
import { model as test } from "../support/model/fixtures.ts";
import { MemoryFirestore } from "../support/model/memory-firestore.ts";
import { SITE } from "../support/model/shop.ts";

const TO = { type: "own", subject: { type: "general", id: "" }, visitorKey: "key-of-a-visitor-of-this-shop-1", isOffered: true } as const;
const SAID = { name: "Ida", email: "ida@example.test", page: "/model-shop", source: "", locale: "en" };

test("news of a conversation of twenty messages are one read while there are none, and only what is new when there are", async ({
  world,
}) => {
  const { database } = world;
  if (!(database instanceof MemoryFirestore)) throw new Error("this test counts reads in memory");
  const say = async (at: number) => {
    vi.setSystemTime(Date.now() + 60_000);
    return sendAsVisitor(SITE, TO, { ...SAID, id: `message-number-${at}`.padEnd(24, "x"), text: `Message ${at}` }, "10.2.3.4");
  };
  let opened = { conversationId: "", key: "" };
  for (let at = 0; at < 20; at++) opened = await say(at);
  const ask = async (known?: number) => {
    const before = database.reads;
    const thread = await readAsVisitor({ siteId: SITE, ...opened }, known);
    if (!thread || thread === "blocked") throw new Error("this visitor may read");
    return { reads: database.reads - before, texts: thread.messages.map(({ text }) => text), at: thread.messages.at(-1)?.at ?? 0 };
  };
  const whole = await ask();
  expect([whole.reads, whole.texts.length]).toEqual([21, 20]);
  expect(await ask(whole.at)).toMatchObject({ reads: 1, texts: [] });
  await say(20);
  expect(await ask(whole.at)).toMatchObject({ reads: 3, texts: ["Message 19", "Message 20"] });
  expect(await readAsVisitor({ siteId: SITE, ...opened, key: "not-the-key" }, whole.at)).toBeNull();
});
