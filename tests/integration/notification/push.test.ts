import { pushedSchema } from "@awning/domain/notification/device";
import { notificationDocuments } from "@awning/domain/notification/notification";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { afterAll, beforeAll, expect } from "vitest";
import { ADDRESS, cartLine, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { refusalOf, run } from "../../support/clients.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { type Browser, newBrowser, readToken, servePushes } from "../../support/push-service.ts";
import { WEB } from "../../support/web-pages.ts";

let service: Awaited<ReturnType<typeof servePushes>>;
beforeAll(async () => {
  service = await servePushes(Number(new URL(WEB).port), (path) => (path.startsWith("/gone") ? 410 : 201));
});
afterAll(() => service.close());

async function addDevices({ uid }: Owner, ...browsers: readonly Browser[]): Promise<void> {
  const devices = Object.fromEntries(browsers.map(({ device }, place) => [device.id, { ...device, place }]));
  await admin.firestore.doc(informationDocuments.deviceSettings(uid)).set({ devices });
}

async function sell(owner: Owner): Promise<{ orderId: string; mailId: string }> {
  const productId = await makeProduct(owner, { stock: 5 });
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId, 1)], delivery: "shipping" });
  const { orderId } = await run("place-order", orderInput(owner, quote, { payment: "transfer", delivery: "shipping", shipTo: ADDRESS }));
  return { orderId, mailId: `new-order.${orderId}` };
}

test("an order is told in the commit that writes it and pushed to each device, which alone reads it; a device that is gone is removed", async ({
  owner,
}) => {
  const [here, gone] = [newBrowser("h".repeat(20), `${WEB}/here-${owner.uid}`), newBrowser("g".repeat(20), `${WEB}/gone-${owner.uid}`)];
  await addDevices(owner, here, gone);
  const { orderId, mailId } = await sell(owner);
  expect(await readDocument(notificationDocuments.one(owner.uid, mailId))).toMatchObject({
    event: "newOrder",
    about: { kind: "order", id: orderId },
    readAt: null,
  });
  const got = await eventually("a push message", async () => service.received.find(({ path }) => path === `/here-${owner.uid}`));
  expect(pushedSchema.parse(JSON.parse(here.read(got.body)))).toMatchObject({
    id: mailId,
    event: "newOrder",
    path: `/orders/${orderId}`,
    unread: 1,
  });
  expect(got.body.includes(orderId)).toBe(false);
  expect(readToken(String(got.headers["authorization"])).claims.aud).toBe(new URL(WEB).origin);
  const devices = async () => Object.keys((await readDocument(informationDocuments.deviceSettings(owner.uid)))?.["devices"] ?? {});
  await eventually("one device", async () => (await devices()).join() === here.device.id);
});

test("an owner reads what a mail to a buyer said, without the keys in its links; nobody else does", async ({ owner, other }) => {
  const { orderId } = await sell(owner);
  const mailId = `order-received.${orderId}`;
  const { subject, html } = await run("read-mail", { mailId }, { token: owner.token });
  expect(subject).toMatch(/#\d+/);
  expect(html).toContain(`/order/${orderId}`);
  expect(html).not.toMatch(/[?;&]key=\w/);
  expect(await refusalOf("read-mail", { mailId }, { token: other.token })).toMatchObject({ code: "not_found" });
  expect(await refusalOf("read-mail", { mailId: "order-received.nothing" }, { token: owner.token })).toMatchObject({ code: "not_found" });
});
