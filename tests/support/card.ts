import { documents } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import * as z from "zod/mini";
import { PORTS, SITE } from "../../tools/lib/ports.ts";
import { ADDRESS, cartLine, makeCardOwner, makeProduct, type Owner, orderInput } from "./builders.ts";
import { run } from "./clients.ts";
import { admin, readDocument } from "./emulators.ts";

const STRIPE = `http://127.0.0.1:${PORTS.stripe}`;
const sessionSchema = z.looseObject({
  id: z.string(),
  account: z.string(),
  status: z.string(),
  intent: z.nullable(z.looseObject({ id: z.string() })),
});
const eventSchema = z.looseObject({ id: z.string(), type: z.string(), data: z.object({ object: z.looseObject({ id: z.string() }) }) });

export type CardSale = { owner: Owner; productId: string; orderId: string; buyer: string; paymentUrl: string; confirmationUrl: string };

/** An order of two of five pieces that waits for a card, with its payment page open. */
export async function sellByCard(wishes: { marketing?: boolean } = {}): Promise<CardSale> {
  const owner = await makeCardOwner();
  const productId = await makeProduct(owner, { stock: 5 });
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId, 2)], delivery: "shipping" });
  expect(quote.payments).toContain("card");
  const input = orderInput(owner, quote, { payment: "card", delivery: "shipping", shipTo: ADDRESS, ...wishes });
  const { orderId, paymentUrl, confirmationUrl } = await run("place-order", input);
  if (!paymentUrl) throw new Error("an order by card leads to no payment page");
  const sale = { owner, productId, orderId, buyer: input.buyer.email, paymentUrl, confirmationUrl };
  await openPayPage(sale);
  return sale;
}

/** Goes to the payment page as a browser does. @returns its address */
export async function openPayPage({ paymentUrl }: Pick<CardSale, "paymentUrl">): Promise<string> {
  const response = await fetch(SITE + paymentUrl);
  await response.body?.cancel();
  const target = /url=(\S+)$/.exec(response.headers.get("refresh") ?? "")?.[1];
  if (!target) throw new Error(`${response.status}: leads to no payment page`);
  return target;
}

export function readOrder({ owner, orderId }: Pick<CardSale, "owner" | "orderId">) {
  return readDocument(documents.order(owner.uid, orderId));
}

/** Waits until the stored order is in this state. */
export async function orderBecomes(sale: Pick<CardSale, "owner" | "orderId">, state: Record<string, unknown>) {
  await expect.poll(() => readOrder(sale), { timeout: 20_000, interval: 200 }).toMatchObject(state);
  return readOrder(sale);
}

/** Lets a time limit of an order be over. */
export async function due(
  { owner, orderId }: Pick<CardSale, "owner" | "orderId">,
  field: "holdUntil" | "askAt" | "watchAt",
): Promise<void> {
  await admin.firestore.doc(documents.order(owner.uid, orderId)).update({ [field]: new Date(Date.now() - 60_000) });
}

/** Sets how events and calls go wrong; without anything, all goes well. */
export async function setStripe(
  wanted: { knobs?: Record<string, unknown>; faults?: unknown[]; refunds?: string; fees?: "known" | "open"; startMs?: number } = {},
): Promise<void> {
  const body = JSON.stringify({ knobs: {}, faults: [], refunds: "succeeded", fees: "known", ...wanted });
  expect((await fetch(`${STRIPE}/_stripe`, { method: "PUT", body })).status).toBe(200);
}

/** The payment pages of an order at the provider. */
export async function listSessions(orderId: string) {
  return z.array(sessionSchema).parse(await (await fetch(`${STRIPE}/_stripe/sessions?order=${orderId}`)).json());
}

/** Lets the buyer, the bank or the clock do something with an order's newest payment page. @returns whether that was possible */
export async function onPayPage(orderId: string, outcome: string): Promise<boolean> {
  const session = (await listSessions(orderId)).at(-1);
  const answer = await fetch(`${STRIPE}/_stripe/sessions/${session?.id}/${outcome}`, { method: "POST" });
  return z.object({ done: z.boolean() }).parse(await answer.json()).done;
}

/** Gives money of an order back as an owner does on the provider's own pages. */
export async function refundElsewhere(orderId: string, amount: number): Promise<void> {
  const answer = await fetch(`${STRIPE}/_stripe/refunds/${orderId}?amount=${amount}`, { method: "POST" });
  expect(await answer.json()).toEqual({ done: true });
}

/** Ends every refund of an order that is on its way. */
export async function endRefunds(orderId: string, status: "succeeded" | "failed"): Promise<void> {
  const intents = new Set((await listSessions(orderId)).map((session) => session.intent?.id));
  const refunds = z.array(z.object({ id: z.string(), intent: z.string() })).parse(await (await fetch(`${STRIPE}/_stripe/refunds`)).json());
  for (const refund of refunds.filter((one) => intents.has(one.intent)))
    await fetch(`${STRIPE}/_stripe/refunds/${refund.id}/${status}`, { method: "POST" });
}

/** Sends every event about an order's payments and refunds once more. @returns the status of each answer */
export async function resendEvents(orderId: string): Promise<number[]> {
  const ids = new Set((await listSessions(orderId)).flatMap((session) => [session.id, session.intent?.id ?? ""]));
  const events = z.array(eventSchema).parse(await (await fetch(`${STRIPE}/_stripe/events`)).json());
  const own = events.filter(({ data: { object } }) => ids.has(object.id) || ids.has(String(object["payment_intent"])));
  return Promise.all(
    own.map(async ({ id }) => {
      const answer = await fetch(`${STRIPE}/_stripe/events/${id}`, { method: "POST" });
      return z.object({ status: z.number() }).parse(await answer.json()).status;
    }),
  );
}

/** The id of the event that tells of a payment page what `type` says, once the provider has sent it. */
export async function eventOf(session: string, type: string): Promise<string | undefined> {
  const events = z.array(eventSchema).parse(await (await fetch(`${STRIPE}/_stripe/events`)).json());
  return events.find((one) => one.type === type && one.data.object.id === session)?.id;
}

/** Sends what was held back, the last first. */
export async function flushEvents(): Promise<void> {
  await fetch(`${STRIPE}/_stripe/flush`, { method: "POST" });
}
