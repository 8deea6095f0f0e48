// What is pushed to which device of an owner: the use-case over a database in memory, and a push service on this machine.
import "../support/model/stand-ins.ts";
import { type Pushed, pushedSchema } from "@awning/domain/notification/device";
import { notificationDocuments } from "@awning/domain/notification/notification";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect, vi } from "vitest";
import { writeTogether } from "../../functions/src/data/core/writes.ts";
import { addNotification, countUnread } from "../../functions/src/data/notification/notifications.ts";
import { pushNotification } from "../../functions/src/notification/push-notification.ts";
import { model } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";
import type { World } from "../support/model/world.ts";
import { type Browser, newBrowser, readToken, servePushes } from "../support/push-service.ts";

const test = model.extend("service", async ({ clock: _clock }, { onCleanup }) => {
  const service = await servePushes(0, (path) => (path === "/gone" ? 410 : path === "/busy" ? 503 : 201));
  onCleanup(service.close);
  return service;
});
const idOf = (name: string) => name.padEnd(20, "0");
const about = { kind: "order", id: "o1" } as const;

async function setUp({ database }: World, browsers: readonly Browser[], settings: object = {}): Promise<void> {
  const devices = Object.fromEntries(browsers.map(({ device }, place) => [device.id, { ...device, place }]));
  await database.doc(informationDocuments.deviceSettings(SITE)).set({ devices });
  await database.doc(informationDocuments.notifySettings(SITE)).set(settings);
}
const tell = (id: string, event: "newOrder" | "lowStock" = "newOrder") =>
  writeTogether("tell", async (writes) => addNotification(writes, SITE, { id, event, about, title: "#1001 · Ada" }, Date.now()));
const push = (id: string, origin: string | null) => pushNotification(SITE, id, { localOrigin: origin, now: Date.now() });
const devicesOf = async ({ database }: World) =>
  Object.keys((await database.doc(informationDocuments.deviceSettings(SITE)).get()).data()?.["devices"] ?? {});

test("every device reads the same, signed for its push service, which reads nothing", async ({ world, service }) => {
  const browsers = ["a", "b"].map((name) => newBrowser(idOf(name), `${service.origin}/${name}`));
  await setUp(world, browsers);
  await tell("new-order.o1");
  expect(await push("new-order.o1", service.origin)).toBe(2);
  const wanted: Pushed = { id: "new-order.o1", event: "newOrder", title: "#1001 · Ada", path: "/orders/o1", unread: 1 };
  for (const { device, read } of browsers) {
    const got = service.received.find(({ path }) => device.endpoint.endsWith(path));
    if (!got) throw new Error(`nothing came to ${device.id}`);
    expect(pushedSchema.parse(JSON.parse(read(got.body)))).toEqual(wanted);
    expect(got.body.includes("Ada")).toBe(false);
    expect(got.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "14400", urgency: "high" });
    expect(readToken(String(got.headers["authorization"])).claims.aud).toBe(service.origin);
  }
});

test("a device that is gone is removed, one that is busy stays, and none is called that is not public", async ({ world, service }) => {
  const paths = {
    gone: `${service.origin}/gone`,
    busy: `${service.origin}/busy`,
    inside: "https://10.0.0.1/push",
    plain: "http://push.example.test/",
  };
  const browsers = Object.entries(paths).map(([name, address]) => newBrowser(idOf(name), address));
  await setUp(world, browsers);
  await tell("new-order.o1");
  expect(await push("new-order.o1", service.origin)).toBe(0);
  expect(service.received.map(({ path }) => path).toSorted()).toEqual(["/busy", "/gone"]);
  expect(await devicesOf(world)).toEqual([idOf("busy")]);
});

test("visitors cause an owner sixty messages an hour at most; the others are in the app", async ({ world, service }) => {
  await setUp(world, [newBrowser(idOf("a"), `${service.origin}/a`)]);
  const ids = Array.from({ length: 65 }, (_, at) => `order${at}`);
  for (const id of ids) await tell(id);
  let pushed = 0;
  for (const id of ids) pushed += await push(id, service.origin);
  expect([pushed, service.received.length]).toEqual([60, 60]);
  vi.setSystemTime(Date.now() + 3_600_000);
  await tell("later");
  expect(await push("later", service.origin)).toBe(1);
});

test("nothing is pushed after it was read, of events that are off, within quiet hours, or without devices", async ({ world, service }) => {
  const browser = newBrowser(idOf("a"), `${service.origin}/a`);
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
  await setUp(world, [browser], { quiet: { from: minute, until: minute + 1 } });
  await tell("one");
  expect(await push("one", service.origin)).toBe(0);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await push("one", service.origin)).toBe(1);
  await world.database.doc(notificationDocuments.one(SITE, "one")).update({ readAt: new Date() });
  expect([await push("one", service.origin), await countUnread(SITE)]).toEqual([0, 0]);
  await setUp(world, [browser], { newOrder: { app: false } });
  expect(await push("one", service.origin), "marked as read unseen").toBe(1);
  await setUp(world, [browser], { newOrder: { push: false } });
  await tell("two");
  expect(await push("two", service.origin)).toBe(0);
  await tell("three", "lowStock");
  expect(await push("three", service.origin)).toBe(0);
  await setUp(world, []);
  expect(await push("two", service.origin)).toBe(0);
  expect(service.received).toHaveLength(2);
});
