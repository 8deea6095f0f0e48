// What the task of a mail is told, and what a process knows of a shop: never older than what the mail is about.
import "../support/model/stand-ins.ts";
import { documents } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect, vi } from "vitest";
import { queueMailNow } from "../../functions/src/data/mail/outbox.ts";
import { mailTaskSchema } from "../../functions/src/data/mail/told.ts";
import { loadMail } from "../../functions/src/mail/load-mail.ts";
import { SHAPE, model as test } from "../support/model/fixtures.ts";
import { MemoryFirestore } from "../support/model/memory-firestore.ts";
import { deliverMail, product, quoteCart } from "../support/model/product.ts";
import { linesOf, SITE, USERNAME } from "../support/model/shop.ts";
import { openWorld, type World } from "../support/model/world.ts";

const later = (ms: number) => void vi.setSystemTime(Date.now() + ms);
const CART = {
  username: USERNAME,
  delivery: "pickup",
  country: "EE",
  shippingMethod: null,
  code: "",
  lines: linesOf([{ item: 2, quantity: 1 }]),
};

async function buy(): Promise<string> {
  const { hash } = await quoteCart({ ...CART, delivery: "pickup" }, "10.2.3.4");
  const { commands } = await import("@awning/domain/api/commands");
  const buyer = { name: "Ida", email: "ida@example.test" };
  const agreed = { acceptTerms: true, acceptDigital: true, locale: "en", payment: "transfer", shipTo: null };
  const asked = { ...CART, key: `cart-key-of-one-of-the-buyers-${Date.now()}`, quoteHash: hash, buyer, ...agreed };
  return (await product.placeOrder(commands["place-order"].input.parse(asked), "10.2.3.4")).orderId;
}

async function readsOf({ database, tasks }: World): Promise<number> {
  if (!(database instanceof MemoryFirestore)) throw new Error("counted in memory");
  const before = database.reads;
  for (const { mailId } of tasks.splice(0)) expect(await deliverMail(mailId, Date.now())).toBe("sent");
  return database.reads - before;
}

test("both mails of an order read the shop again ten seconds after it, and not before", async ({ world }) => {
  await buy();
  later(9_999);
  expect(await readsOf(world)).toBe(8);
  await buy();
  later(10_000);
  expect(await readsOf(world)).toBe(15);
});

test("a mail that changed or is gone since its task was told of it is read, and sent no more than once", async ({ world }) => {
  const mail = (id: string) => ({ id, kind: "account-exists" as const, to: `${id}@example.test` });
  for (const id of ["done", "gone"]) await queueMailNow({ ...mail(id), subject: { uid: null, siteId: null, orderId: null } });
  expect(await deliverMail("done", Date.now())).toBe("sent");
  await world.database.doc(documents.mail("gone")).delete();
  expect([await deliverMail("done", Date.now()), await deliverMail("gone", Date.now())]).toEqual(["nothing_to_do", "nothing_to_do"]);
  expect(world.sent).toHaveLength(1);
});

test("a mail says what its shop said when it was caused, or later: what a process read before is read again", async ({ world }) => {
  const say = (text: string) => world.database.doc(informationDocuments.mailSettings(SITE)).set({ text });
  const words = async (orderId: string, since: number | null) => {
    const subject = { uid: null, siteId: SITE, orderId, reservationId: null, part: "" };
    const known = { told: null, since };
    return (await loadMail({ kind: "order-received", to: "", subject, createdAt: 0 }, Date.now(), known))?.content.words;
  };
  const [id, first] = [await buy(), Date.now()];
  later(2000);
  await say("Packed on Fridays.");
  later(2000);
  expect(await words(id, first)).toBe("Packed on Fridays.");
  await say("Packed on Mondays.");
  expect(await words(id, first)).toBe("Packed on Fridays.");
  expect([await words(id, null), await words(id, Date.now())]).toEqual(Array(2).fill("Packed on Mondays."));
});

test("a task tells nothing of a shop but what its mails say", async () => {
  const world = await openWorld(SHAPE);
  await buy();
  const shops = [...world.told.values()].map((data) => mailTaskSchema.parse(JSON.parse(data)).told?.shop);
  expect(shops).toEqual(Array(2).fill(expect.objectContaining({ language: "en", legal: expect.any(Array) })));
  expect([...world.told.values()].join()).not.toMatch(/"(bio|socials|products|stock)"/);
});
