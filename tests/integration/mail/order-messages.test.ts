import { documents } from "@awning/domain/routes/collections";
import { expect, test } from "vitest";
import { RATE_LIMITS } from "../../../functions/src/platform/rate-limits.ts";
import { cartLine, makeOwner, makeProduct, orderInput } from "../../support/builders.ts";
import { refusalOf, run } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";
import { htmlOnce } from "../../support/site-pages.ts";

test("what the shop wrote stands on the page of who has the link; nobody else reads it, and nobody the private note", async () => {
  const owner = await makeOwner();
  const { token } = owner;
  const lines = [cartLine(await makeProduct(owner))];
  const quote = await run("quote", { username: owner.username, lines, delivery: "pickup" });
  const { orderId, orderUrl } = await run("place-order", orderInput(owner, quote));
  const read = async (url: string) => (await fetch(url)).text();
  expect(await read(orderUrl)).toMatch(/<section[^>]*data-messages="0"[^>]*hidden/);

  await run("edit-order", { orderId, rev: 1, edit: { type: "message", text: "It is green,\nIda." } }, { token });
  await run("edit-order", { orderId, rev: 2, edit: { type: "note", note: "Asks a lot" } }, { token });
  const page = await read(orderUrl);
  expect(page).toContain("Messages from");
  expect(page).toMatch(/It is green,\s*(<br>)?\s*Ida\./);
  expect(page).not.toContain("Asks a lot");

  // Whose order it is stands in the public copy of the shop, which may be a moment behind.
  const stub = await htmlOnce(new URL(orderUrl).pathname);
  expect(stub).toContain("Bud vase");
  expect(stub).not.toContain("It is green");
  // The live copy, which names nobody, says only that there is one.
  const order = await readDocument(documents.order(owner.uid, orderId));
  const view = await readDocument(documents.orderView(order?.viewId));
  expect(view?.events.map((event: { type: string }) => event.type)).toContain("message");
  expect(JSON.stringify(view)).not.toMatch(/green|Asks/);
});

test("a shop writes to its buyers a limited number of times an hour; what it notes for itself is not counted", async () => {
  const owner = await makeOwner();
  const { token } = owner;
  const lines = [cartLine(await makeProduct(owner))];
  const quote = await run("quote", { username: owner.username, lines, delivery: "pickup" });
  const { orderId } = await run("place-order", orderInput(owner, quote));
  const { limit } = RATE_LIMITS["order-message.owner"];
  const write = (rev: number) => refusalOf("edit-order", { orderId, rev, edit: { type: "message", text: "Once more" } }, { token });
  for (let sent = 0; sent < limit; sent += 10)
    await Promise.all(Array.from({ length: 10 }, async () => expect((await write(9)).code).toBe("conflict")));
  expect(await write(1)).toMatchObject({ status: 429, code: "too_many_requests" });
  await run("edit-order", { orderId, rev: 1, edit: { type: "note", note: "Not written to" } }, { token });
});
