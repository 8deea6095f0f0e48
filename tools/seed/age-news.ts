import { chatCollections } from "@awning/domain/chat/chat-documents";
import { notificationDocuments } from "@awning/domain/notification/notification";
import { collections } from "@awning/domain/routes/firestore-paths";
import { type Firestore, Timestamp } from "@google-cloud/firestore";
import type { DemoChat } from "./chats.ts";

// What tells of orders and visitors is as old as they are. Like all of `age.ts`, this bypasses the rules.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Notifications older than this were read. */
const READ_AFTER_HOURS = 4;
/** When a reduced product came to the shop, and when it was reduced. */
const ON_SALE_DAYS = 80;
const REDUCED_DAYS = 9;

const before = (at: Timestamp, hours: number) => Timestamp.fromMillis(at.toMillis() - hours * HOUR_MS);

/** Moves the notifications and mails of orders into the past. @param hours by order id */
export async function ageNews(firestore: Firestore, siteId: string, hours: ReadonlyMap<string, number>): Promise<void> {
  const notifications = await firestore.collection(notificationDocuments.all(siteId)).get();
  for (const one of notifications.docs) {
    const ago = [...hours].find(([orderId]) => one.id.includes(orderId))?.[1] ?? 0;
    const at = before(one.get("at"), ago);
    await one.ref.update({ at, readAt: ago > READ_AFTER_HOURS ? at : null });
  }
  const mails = await firestore.collection(collections.outbox).where("subject.siteId", "==", siteId).get();
  for (const one of mails.docs) {
    const ago = hours.get(one.get("subject.orderId")) ?? 0;
    const sentAt: Timestamp | null = one.get("sentAt");
    await one.ref.update({ createdAt: before(one.get("createdAt"), ago), sentAt: sentAt && before(sentAt, ago) });
  }
}

/** Moves conversations into the past, with a quarter of an hour between their messages. */
export async function ageChats(firestore: Firestore, siteId: string, chats: readonly DemoChat[]): Promise<void> {
  const all = await firestore.collection(chatCollections.conversations(siteId)).get();
  for (const one of all.docs) {
    const hours = chats.find(({ name }) => name === one.get("name"))?.hoursAgo ?? 0;
    const earlier = (field: string) => before(one.get(field), hours);
    await one.ref.update({ createdAt: earlier("createdAt"), lastAt: earlier("lastAt") });
    const messages = await one.ref.collection("messages").orderBy("at").get();
    for (const [index, message] of messages.docs.entries())
      await message.ref.update({ at: before(message.get("at"), hours + (messages.size - 1 - index) / 4) });
  }
}

/** Gives reduced products a history: months at the full price, then the reduction. */
export async function agePrices(firestore: Firestore, siteId: string): Promise<void> {
  const products = await firestore.collection(collections.products(siteId)).where("compareAt", ">", 0).get();
  for (const one of products.docs) {
    const points: { isReduced: boolean }[] = one.get("prices") ?? [];
    const prices = points.map((point) => ({
      ...point,
      at: Timestamp.fromMillis(Date.now() - (point.isReduced ? REDUCED_DAYS : ON_SALE_DAYS) * DAY_MS),
    }));
    await one.ref.update({ prices, createdAt: Timestamp.fromMillis(Date.now() - ON_SALE_DAYS * DAY_MS) });
  }
}
