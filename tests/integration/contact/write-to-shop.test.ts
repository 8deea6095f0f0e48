import { documents } from "@awning/domain/collections";
import { FULFILMENT_STATUSES, ORDER_STATUSES, orderName } from "@awning/domain/order";
import { ORDER_KEY_PARAMETER, paths, sitePaths } from "@awning/domain/paths";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { cartLine, comingFrom, makeOwner, makeProduct, type Owner, orderInput, randomAddress } from "../../support/builders.ts";
import { listMails, readInbox, run } from "../../support/clients.ts";
import { admin, eventually, SITE } from "../../support/emulators.ts";

let owner: Owner;
let sold: { orderId: string; orderUrl: string; number: number; email: string };

beforeAll(async () => {
  owner = await makeOwner();
  const productId = await makeProduct(owner, {});
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" });
  const input = orderInput(owner, quote, {});
  sold = { ...(await run("place-order", input)), email: input.buyer.email };
});

const mailSchema = z.object({ subject: z.string(), text: z.string(), replyTo: z.string() });
const key = () => new URL(sold.orderUrl).searchParams.get(ORDER_KEY_PARAMETER) ?? "";
const write = (fields: Record<string, string>) =>
  fetch(SITE + sitePaths.order(owner.username, sold.orderId), {
    method: "POST",
    body: new URLSearchParams({ act: "write", ...fields }),
    redirect: "manual",
    headers: comingFrom(randomAddress()),
  });
const messages = async () => (await listMails(owner.email)).filter(({ kind }) => kind === "contact-message").length;

test.each(ORDER_STATUSES.flatMap((status) => FULFILMENT_STATUSES.map((sent) => [status, sent] as const)))(
  "the page of an order that is %s and %s has a way to write",
  { tags: ["full"] },
  async (status, fulfilmentStatus) => {
    await admin.firestore.doc(documents.order(owner.uid, sold.orderId)).update({ status, fulfilmentStatus });
    for (const address of [sold.orderUrl, SITE + sitePaths.order(owner.username, sold.orderId)]) {
      const html = await (await fetch(address, { headers: comingFrom(randomAddress()) })).text();
      expect(html).toContain('id="write"');
      expect(html).toContain('name="message"');
    }
  },
);

test("what a buyer writes is mailed to the owner, with the order and where to answer, whatever its state", async () => {
  await admin.firestore.doc(documents.order(owner.uid, sold.orderId)).update({ status: "cancelled", fulfilmentStatus: "unfulfilled" });
  const answer = await write({ key: key(), message: "Did the money go back?" });
  expect([answer.status, (await answer.text()).includes("Your message is on its way.")]).toEqual([200, true]);
  const subject = new RegExp(`about order ${orderName(sold.number)}$`);
  const told = await eventually("the owner's mail", async () =>
    z
      .array(mailSchema)
      .parse(await readInbox(owner.email))
      .find((mail) => subject.test(mail.subject)),
  );
  expect(told.replyTo).toContain(sold.email);
  expect(told.text).toContain("Did the money go back?");
  expect(told.text).toContain(`${SITE}${paths.order(sold.orderId)}`);
});

test("without the key the e-mail shows whose order it is; another one is told nothing and sends nothing", async () => {
  const before = await messages();
  const other = await write({ email: "somebody@example.test", message: "Send it to me" });
  expect(other.status).toBe(404);
  expect(await other.text()).not.toContain("on its way");
  expect(await messages()).toBe(before);
  expect((await write({ email: sold.email, message: "I lost my link" })).status).toBe(200);
  expect(await messages()).toBe(before + 1);
});

test("nothing is no message, and what was typed comes back", async () => {
  const before = await messages();
  expect((await write({ key: key(), message: "  " })).status).toBe(400);
  const long = await write({ key: key(), message: "x".repeat(2001) });
  expect(long.status).toBe(400);
  expect(await long.text()).toContain("x".repeat(2001));
  expect(await messages()).toBe(before);
});
