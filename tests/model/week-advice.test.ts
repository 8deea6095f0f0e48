// What the weekly mail advises on: facts of the week's records, by as many reads in every shop.
import "../support/model/stand-ins.ts";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { FIRST_SCHEDULE_ID, officeHours } from "@awning/domain/booking/schedule";
import { NEW_SERVICE, type ServiceDraft } from "@awning/domain/booking/service";
import { type LinkDraft, PLAIN_LINK } from "@awning/domain/link/link";
import { mondayOf } from "@awning/domain/notification/summary";
import { orderSchema } from "@awning/domain/order/order";
import { sampleOrder } from "@awning/domain/order/sample-order";
import { documents, partOfDay, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import { addDays, momentOf } from "@awning/domain/time/zoned-time";
import { expect } from "vitest";
import { loadMail } from "../../functions/src/mail/load-mail.ts";
import { renewProjection } from "../../functions/src/site/renew-projection.ts";
import { SHAPE, model as test } from "../support/model/fixtures.ts";
import { MemoryFirestore } from "../support/model/memory-firestore.ts";
import { SITE, USERNAME } from "../support/model/shop.ts";
import { openWorld, type World } from "../support/model/world.ts";

const MONDAY = () => mondayOf(Date.now(), "UTC");
const at = (day: string) => new Date(momentOf({ day, minute: 600 }, "UTC"));

async function summary() {
  const subject = { uid: SITE, siteId: null, orderId: null, reservationId: null, part: MONDAY() };
  const mail = await loadMail({ kind: "weekly-summary", to: "", subject, createdAt: 0 }, Date.now());
  if (mail?.content.kind !== "weekly-summary") throw new Error("no summary");
  return mail.content;
}

async function putLink(
  { database }: World,
  id: string,
  draft: Partial<LinkDraft> = {},
  madeOn = addDays(MONDAY(), -60),
  changedOn = madeOn,
): Promise<void> {
  const link = { ...PLAIN_LINK, type: "web", title: `Link ${id}`, url: `https://example.test/${id}`, order: `a${id}`, ...draft };
  await database.doc(documents.link(SITE, id)).set({ ...link, createdAt: at(madeOn), updatedAt: at(changedOn) });
}

const putService = ({ database }: World, id: string, draft: Partial<ServiceDraft> = {}) => {
  const service = { ...NEW_SERVICE, title: id, slug: id, sortKey: id, scheduleId: id, state: "active", ...draft };
  return database.doc(bookingDocuments.service(SITE, id)).set({ ...service, createdAt: at(MONDAY()), updatedAt: at(MONDAY()) });
};

const click = ({ database }: World, day: string, clicks: Record<string, number>) =>
  database.doc(documents.dayCounts(SITE, partOfDay(day, 0))).set({ day, clicks });
const UNPAID = { status: "pending", paymentStatus: "unpaid", paymentMethod: "transfer" } as const;
const kinds = async () => (await summary()).advice.map(({ kind }) => kind);

test("nothing is advised where there is nothing, nor where nobody clicks or books at all", async ({ world }) => {
  await world.database.doc(documents.stock(SITE, stockId("mug", SINGLE_VARIANT))).update({ available: 0 });
  await putLink(world, "quiet");
  await world.database
    .doc(bookingDocuments.schedule(SITE, FIRST_SCHEDULE_ID))
    .set({ ...officeHours("UTC"), createdAt: at(MONDAY()), updatedAt: at(MONDAY()) });
  await renewProjection(SITE, []);
  await putService(world, FIRST_SCHEDULE_ID);
  await world.database.doc(documents.published(USERNAME)).update({ serviceCount: 1 });
  expect(await kinds()).toEqual([]);
});

test("a link is advised on when nobody clicked it for four weeks, and others were; not a new or changed one, and no heading", async ({
  world,
}) => {
  await putLink(world, "quiet");
  await putLink(world, "clicked");
  await putLink(world, "longago");
  await putLink(world, "new", {}, addDays(MONDAY(), -27));
  await putLink(world, "changed", {}, addDays(MONDAY(), -60), addDays(MONDAY(), -1));
  await putLink(world, "heading", { type: "heading", url: "" });
  await putLink(world, "off", { enabled: false });
  await putLink(world, "hidden", { type: "product", url: "", productId: "none" });
  await renewProjection(SITE, []);
  await click(world, addDays(MONDAY(), -28), { clicked: 1 });
  await click(world, addDays(MONDAY(), -29), { longago: 9 });
  const { advice, now } = await summary();
  expect(now.clicks).toBe(0);
  expect(advice).toEqual([
    { kind: "dead-link", about: [{ id: "hidden", name: "Link hidden" }] },
    {
      kind: "unclicked",
      about: [
        { id: "longago", name: "Link longago" },
        { id: "quiet", name: "Link quiet" },
      ],
    },
  ]);
});

test("a dead link is advised on in a group that is on and after its group was deleted, not in a group that is off", async ({ world }) => {
  const dead = { type: "product", url: "", productId: "none" } as const;
  for (const id of ["on", "off", "empty"]) await putLink(world, id, { type: "group", url: "", enabled: id !== "off" });
  await putLink(world, "live", { groupId: "on" });
  for (const groupId of ["on", "off", "empty", "deleted", "live"]) await putLink(world, `in${groupId}`, { ...dead, groupId });
  await renewProjection(SITE, []);
  const about = ["deleted", "empty", "live", "on"].map((id) => ({ id: `in${id}`, name: `Link in${id}` }));
  expect((await summary()).advice).toEqual([{ kind: "dead-link", about }]);
});

test("an open day is advised on when nobody booked it, and others are booked", async ({ world }) => {
  const { database } = world;
  const monday = MONDAY();
  const stamps = { createdAt: at(monday), updatedAt: at(monday) };
  await database.doc(bookingDocuments.schedule(SITE, FIRST_SCHEDULE_ID)).set({ ...officeHours("UTC"), ...stamps });
  await renewProjection(SITE, []);
  await putService(world, FIRST_SCHEDULE_ID);
  await database.doc(documents.published(USERNAME)).update({ serviceCount: 1 });
  const minute = (day: string) => at(day).getTime() / 60_000;
  const [tuesday, thursday] = [addDays(monday, 1), addDays(monday, 3)];
  const busy = {
    booked: { from: minute(tuesday), to: minute(tuesday) + 60, start: minute(tuesday), serviceId: "s" },
    blocked: { from: minute(thursday), to: minute(thursday) + 60 },
  };
  const month = monday.slice(0, 7).replace("-", "");
  await database.doc(bookingDocuments.month(SITE, FIRST_SCHEDULE_ID, month)).set({ busy });
  const { advice } = await summary();
  const days = [monday, addDays(monday, 2), addDays(monday, 4)];
  expect(advice).toEqual([{ kind: "empty-days", about: days.map((name) => ({ id: "", name })) }]);
});

test("no day is called empty for a schedule that is not looked at, nor open for one that nothing can be booked of", async ({ world }) => {
  const { database } = world;
  const monday = MONDAY();
  const stamps = { createdAt: at(monday), updatedAt: at(monday) };
  const sunday = {
    ...officeHours("UTC"),
    weekly: Array.from({ length: 7 }, (_, day) => ({ ranges: day < 6 ? [] : [{ from: 540, to: 600 }] })),
  };
  const putSchedule = (id: string, hours = officeHours("UTC")) =>
    database.doc(bookingDocuments.schedule(SITE, id)).set({ ...hours, ...stamps });
  const book = (id: string) => {
    const from = at(addDays(monday, 1)).getTime() / 60_000;
    const month = bookingDocuments.month(SITE, id, monday.slice(0, 7).replace("-", ""));
    return database.doc(month).set({ busy: { booked: { from, to: from + 60, start: from, serviceId: "s" } } });
  };
  await putSchedule("a", sunday);
  for (const id of ["b", "c", "d"]) await putSchedule(id);
  await renewProjection(SITE, []);
  await database.doc(documents.published(USERNAME)).update({ serviceCount: 3 });
  await putService(world, "b");
  await putService(world, "c", { state: "hidden" });
  await putService(world, "a", { state: "archived" });
  await book("b");
  const days = [0, 2, 3, 4].map((day) => ({ id: "", name: addDays(monday, day) }));
  expect((await summary()).advice).toEqual([{ kind: "empty-days", about: days }]);
  await putService(world, "hours", { scheduleId: "b", hoursId: "a" });
  const withSunday = [...days, { id: "", name: addDays(monday, 6) }];
  expect((await summary()).advice).toEqual([{ kind: "empty-days", about: withSunday }]);
  await putService(world, "d");
  await book("d");
  expect(await kinds()).toEqual([]);
});

test("cash is asked for once its parcel is delivered, not while the carrier has it", async ({ world: { database } }) => {
  const put = async (id: string, number: number, state: "shipped" | "delivered") => {
    const { id: _, ...order } = sampleOrder({
      ...{ siteId: SITE, number, status: "open", paymentStatus: "unpaid", paymentMethod: "on_delivery", fulfilmentStatus: "fulfilled" },
      shipments: [{ id: "s1", at: 1, state, lines: [{ line: 0, quantity: 1 }], tracking: null }],
      placedAt: at(addDays(MONDAY(), -2)).getTime(),
    });
    await database.doc(documents.order(SITE, id)).set(toDocument(orderSchema, order));
  };
  await put("onitsway", 8, "shipped");
  expect(await kinds()).toEqual([]);
  await put("arrived", 9, "delivered");
  expect((await summary()).advice).toEqual([{ kind: "unpaid", about: [{ id: "", name: "#9" }] }]);
});

test("three are said at most, and a shop of 200 links costs as many reads as one of 20", async () => {
  const readsOf = async (links: number) => {
    const world = await openWorld(SHAPE);
    const { database } = world;
    if (!(database instanceof MemoryFirestore)) throw new Error("counted in memory");
    for (let link = 0; link < links; link++) await putLink(world, `${100 + link}`);
    for (let link = 0; link < links; link++) await putLink(world, `dead${link}`, { type: "product", url: "", productId: "none" });
    for (const id of ["print", "lesson"]) await database.doc(documents.stock(SITE, stockId(id, SINGLE_VARIANT))).update({ available: 0 });
    await database.doc(documents.stock(SITE, stockId("vase", "blue"))).update({ available: 0 });
    const orders = { waits: {}, test: { isTest: true }, paid: { status: "open", paymentStatus: "paid" } } as const;
    for (const [id, changes] of Object.entries(orders)) {
      const { id: _, ...order } = sampleOrder({
        ...UNPAID,
        ...changes,
        siteId: SITE,
        number: 7,
        placedAt: at(addDays(MONDAY(), -9)).getTime(),
      });
      await database.doc(documents.order(SITE, id)).set(toDocument(orderSchema, order));
    }
    await renewProjection(SITE, []);
    await click(world, addDays(MONDAY(), -3), { "100": 4 });
    const before = database.reads;
    const content = await summary();
    const reads = database.reads - before;
    expect(content.advice.map(({ kind }) => kind)).toEqual(["unpaid", "sold-out", "dead-link"]);
    expect(content.advice[0]?.about).toEqual([{ id: "", name: "#7" }]);
    expect(content.advice[1]?.about.map(({ name }) => name).sort()).toEqual(["lesson", "print", "vase (Blue)"]);
    return reads;
  };
  const [few, many] = [await readsOf(20), await readsOf(200)];
  expect(many).toBe(few);
  expect(few).toBeLessThanOrEqual(60);
});
