// What is unread is what was told and not read, whatever came in which order from which device.
import "../support/model/stand-ins.ts";
import { NOTIFICATIONS_PAGE, notificationDocuments } from "@awning/domain/notification/notification";
import { expect } from "vitest";
import { sendAsVisitor } from "../../functions/src/chat/send-as-visitor.ts";
import { tellUnread } from "../../functions/src/chat/tell-unread.ts";
import { writeTogether } from "../../functions/src/data/core/writes.ts";
import { addNotification, countUnread, dropNotifications } from "../../functions/src/data/notification/notifications.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";
import { randomBelow } from "../support/model/turns.ts";
import type { World } from "../support/model/world.ts";

const STEPS = 40;

async function playSchedule({ database }: World, seed: number): Promise<void> {
  const below = randomBelow(seed);
  const all = database.collection(notificationDocuments.all(SITE));
  for (const { ref } of (await all.get()).docs) await ref.delete();
  const told = new Map<string, boolean>();
  // What each of two devices saw when it last had a connection.
  const seen: [string[], string[]] = [[], []];
  for (let step = 0; step < STEPS; step++) {
    const device = below(2) === 0 ? 0 : 1;
    const ids = seen[device];
    const act = below(5);
    if (act < 2) {
      const id = `order${below(12)}`;
      const isNew = !told.has(id);
      const about = { kind: "order", id } as const;
      const add = () =>
        writeTogether(
          "tell",
          async (writes, lost) => lost === 0 && addNotification(writes, SITE, { id, event: "newOrder", about, title: "" }, step),
        );
      await add();
      if (isNew) told.set(id, false);
    } else if (act === 2) seen[device] = (await all.where("readAt", "==", null).limit(NOTIFICATIONS_PAGE).get()).docs.map((one) => one.id);
    else if (act === 3) {
      // Late, from a list that may be old: what was read or dropped meanwhile stays so.
      for (const id of below(2) === 0 ? ids : ids.slice(0, 1)) if (told.has(id)) await markRead(id);
    } else {
      const id = `order${below(12)}`;
      await writeTogether("drop", (writes) => dropNotifications(writes, SITE, id));
      told.delete(id);
    }
    const unread = [...told.values()].filter((isRead) => !isRead).length;
    expect([await countUnread(SITE), (await all.get()).size], `schedule ${seed}, step ${step}`).toEqual([unread, told.size]);
  }

  async function markRead(id: string): Promise<void> {
    await database.doc(notificationDocuments.one(SITE, id)).update({ readAt: new Date() });
    told.set(id, true);
  }
}

test("an owner is told of a conversation's first message in its commit, and once", async ({ world }) => {
  const to = { type: "own", subject: { type: "general", id: "" }, visitorKey: "key-of-a-visitor-of-this-shop-1", isOffered: true } as const;
  const say = (id: string) =>
    sendAsVisitor(SITE, to, { id, text: "Hello?", name: "Ida", email: "", page: "", source: "", locale: "en" }, "10.1.1.1");
  await say("message-number-1aaaaaaaa");
  expect(await countUnread(SITE)).toBe(1);
  await say("message-number-1aaaaaaaa");
  await say("message-number-2aaaaaaaa");
  await tellUnread(Date.now() + 60_000, { hasTime: true, took: () => undefined });
  const told = (await world.database.collection(notificationDocuments.all(SITE)).get()).docs.map((one) => one.data());
  expect(told).toMatchObject([{ event: "chatMessage", title: "Ida" }]);
});

test("unread is the recount in random schedules of two devices", async ({ world }) => {
  for (let seed = 0; seed < 100; seed++) await playSchedule(world, seed);
});

test("the same in 20,000 schedules", { tags: ["full"], timeout: 600_000 }, async ({ world }) => {
  for (let seed = 100; seed < 20_100; seed++) await playSchedule(world, seed);
});
