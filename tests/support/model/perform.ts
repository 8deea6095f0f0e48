import { commands } from "@awning/domain/api/commands";
import { editOrder } from "@awning/domain/order/edits";
import type { Order } from "@awning/domain/order/order";
import { ownerActions } from "@awning/domain/order/transition-table";
import { documents, stockId } from "@awning/domain/routes/firestore-paths";
import { FieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { isOvertaken } from "../../../functions/src/data/core/writes.ts";
import type { Outcome as PayPageOutcome, Session } from "../../../tools/stripe/store.ts";
import { Bank } from "./bank.ts";
import type { Deed } from "./deeds.ts";
import { prepareFileDeed } from "./file-acts.ts";
import { isFileDeed } from "./file-deeds.ts";
import { writeDown } from "./manual-order.ts";
import { ownerAct } from "./owner-act.ts";
import { ownerEdit } from "./owner-edit.ts";
import { deliverMail, orderKey, product, quoteCart } from "./product.ts";
import { ADDRESS, ITEMS, linesOf, request, SITE, USERNAME } from "./shop.ts";
import { promise, type World } from "./world.ts";

const OTHER_DOOR = { ...ADDRESS, street: "Mill road 9" };

type Of<Name extends Deed["do"]> = Extract<Deed, { do: Name }>;
const about = z.object({ object: z.string(), id: z.string(), metadata: z.optional(z.object({ orderId: z.optional(z.string()) })) });

/** What is done, settled before anything of its moment begins: everybody acts on what they saw. `null` when it means nothing yet. */
export function prepare(world: World, deed: Deed): (() => Promise<unknown>) | null {
  if (isFileDeed(deed)) return prepareFileDeed(world, deed);
  switch (deed.do) {
    case "order":
      return () => order(world, deed);
    case "pay":
      return onOrder(world, deed, isByCard, (one) => pay(world, one, deed.outcome));
    case "come_back":
      return onOrder(world, deed, isByCard, (one) => product.refreshOrder(one, Date.now()));
    case "bank":
      return bank(world, deed);
    case "cancel_own":
      return onOrder(world, deed, isLive, (one) => product.cancelAsBuyer(linkOf(one), clientAddress(world)));
    case "correct_address":
      return onOrder(world, deed, isLive, (one) => product.correctAsBuyer(linkOf(one), OTHER_DOOR, clientAddress(world)));
    case "act":
      return onOrder(world, deed, (one) => deed.isWild || ownerActions(one).length > 0, actOnIt(deed));
    case "manual":
      return () => writeDown(world, deed);
    case "note":
    case "address":
    case "tracking":
      return onOrder(
        world,
        deed,
        (one) => editOrder(one, ownerEdit(one, deed), Date.now()) !== null,
        (one) => product.changeOrder({ orderId: one.id, rev: one.rev, edit: ownerEdit(one, deed) }, request()),
      );
    case "renew_link":
      return onOrder(
        world,
        deed,
        () => true,
        ({ id, rev }) => product.rotateOrderLink({ orderId: id, rev }, request()),
      );
    case "stock":
      return () => changeStock(world, deed);
    case "product":
      return () => ownerWrites(world, documents.product(SITE, ITEMS[deed.item]?.productId ?? ""), deed.change);
    case "cards":
      return () => ownerWrites(world, documents.cardSettings(SITE), { isEnabled: deed.isEnabled });
    case "deliver":
      return deliver(world, pick(world.bank.waiting, deed.event));
    case "tell_again":
      return deliver(world, pick(world.bank.told, deed.event));
    case "lose": {
      const event = pick(
        world.bank.waiting.filter((one) => isHealed(world, one)),
        deed.event,
      );
      return event ? async () => lose(world, event) : null;
    }
    case "away":
      return async () => {
        world.bank.away = deed.calls;
        world.bank.awayStatus = deed.status;
      };
    case "mail_away":
      return async () => {
        world.post.away = deed.messages;
      };
    case "refunds":
      return async () => {
        world.bank.store.refundStatus = deed.status;
      };
    case "end_refund": {
      const refund = pick(
        [...world.bank.store.refunds.values()].filter((one) => one.status === "pending" || deed.status === "failed"),
        deed.refund,
      );
      return refund ? async () => world.bank.store.endRefund(refund, deed.status) : null;
    }
    case "sweep":
      return () => product.sweep(Date.now());
    case "mail": {
      const mailId = pick([...world.kicked], deed.mail);
      return mailId ? () => deliverMail(mailId, Date.now()) : null;
    }
  }
}

async function order(world: World, deed: Of<"order">): Promise<void> {
  const earlier = deed.again === null ? undefined : pick(world.checkouts, deed.again);
  const input = earlier ? { ...earlier, note: deed.isChanged ? "Once more" : earlier.note } : await checkOut(world, deed);
  if (!earlier) world.checkouts.push(input);
  const { orderId, number } = await product.placeOrder(input, clientAddress(world));
  promise(world, orderId, number);
}

/** Fills a checkout as the page does: with the quote that the shop answered a moment ago, and what that offers. */
async function checkOut(world: World, { buyer, items, delivery, payment, code }: Of<"order">) {
  const asked = { username: USERNAME, lines: linesOf(items), delivery, country: "EE", shippingMethod: null, code };
  const quote = await quoteCart(asked, clientAddress(world));
  const offered = quote.payments.includes(payment) ? payment : (quote.payments[0] ?? payment);
  world.calls++;
  return commands["place-order"].input.parse({
    ...asked,
    key: `cart-key-of-the-model-${world.calls}`,
    delivery: quote.delivery,
    payment: offered,
    buyer: { name: "Corner store", email: buyer },
    shipTo: quote.delivery === "shipping" ? ADDRESS : null,
    acceptTerms: true,
    acceptDigital: true,
    quoteHash: quote.hash,
    locale: "en",
  });
}

async function pay(world: World, one: Order, outcome: PayPageOutcome): Promise<void> {
  const url = await product.startPayment(one, Date.now());
  await world.gate("asked");
  const session = url === null ? undefined : world.bank.store.session(url.slice(url.lastIndexOf("/") + 1));
  if (!session) return;
  world.shown.add(session.id);
  onPage(world, session, outcome);
}

function onPage(world: World, session: Session, outcome: PayPageOutcome): void {
  world.bank.store.act(session, outcome);
  if (outcome === "twice") world.paidTwice.add(session.metadata.orderId ?? "");
}

function bank(world: World, { session, outcome }: Of<"bank">) {
  const needs = outcome === "settle" || outcome === "reject" ? "processing" : "open";
  // Nobody can be on a page whose address nobody was told.
  const fitting = [...world.shown].filter((id) => {
    const one = world.bank.store.session(id);
    return (one?.status === "open" ? "open" : one?.intent?.status) === needs;
  });
  const chosen = world.bank.store.session(pick(fitting, session) ?? "");
  return chosen ? async () => onPage(world, chosen, outcome) : null;
}

function actOnIt(deed: Of<"act">) {
  return (one: Order) => {
    const wanted = ownerAct(one, deed);
    const input = { orderId: one.id, rev: deed.isStale ? one.rev - 1 : one.rev, act: wanted };
    return product.runOrderAction(input, request());
  };
}

/** Changes a count as the owner's screen does: by difference, and refused by the rules when it would fall below zero. */
async function changeStock(world: World, { item, difference }: Of<"stock">): Promise<void> {
  const { productId, variantId, counted } = ITEMS[item] ?? { productId: "", variantId: "", counted: null };
  if (counted === null) return;
  const id = stockId(productId, variantId);
  await world.gate("pause");
  await world.turns.aside(async () => {
    if (await addToStock(world.database.doc(documents.stock(SITE, id)), difference))
      world.edits.set(id, (world.edits.get(id) ?? 0) + difference);
  });
}

/** The rules look and write at one moment, also where two tabs write at the same one. */
async function addToStock(reference: ReturnType<World["database"]["doc"]>, difference: number): Promise<boolean> {
  const found = await reference.get();
  const { updateTime } = found;
  const available: unknown = found.data()?.available;
  if (!updateTime || typeof available !== "number" || available + difference < 0) return false;
  const fields = { available: FieldValue.increment(difference), updatedAt: new Date(Date.now()) };
  try {
    await reference.update(fields, { lastUpdateTime: updateTime });
    return true;
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    return addToStock(reference, difference);
  }
}

async function ownerWrites(world: World, path: string, fields: Record<string, unknown>): Promise<void> {
  await world.gate("pause");
  await world.turns.aside(async () => {
    await world.database.doc(path).update({ ...fields, updatedAt: new Date(Date.now()) });
  });
}

function deliver(world: World, event: World["lost"][number] | undefined) {
  if (!event) return null;
  return async () => {
    const { body, signature } = Bank.sign(event, product.webhookSecret(), Date.now());
    if ((await product.takeEvent(body, signature)) !== 200) return;
    const at = world.bank.waiting.indexOf(event);
    if (at >= 0) world.bank.told.push(...world.bank.waiting.splice(at, 1));
  };
}

/**
 * Whether the loss of an event must be made good by the sweep: of a page that the shop itself opened, or of a refund. That a
 * page is paid twice is the stand-in's own way to have money come twice: the shop never hears of it but by its event.
 */
function isHealed(world: World, { data }: World["lost"][number]): boolean {
  const { object, id, metadata } = about.parse(data.object);
  if (world.paidTwice.has(metadata?.orderId ?? "")) return false;
  return object === "refund" || [...world.seen.values()].some((order) => order.card?.session === id);
}

function lose(world: World, event: World["lost"][number]): void {
  const at = world.bank.waiting.indexOf(event);
  if (at >= 0) world.lost.push(...world.bank.waiting.splice(at, 1));
}

function onOrder(world: World, { order: index }: { order: number }, fits: (one: Order) => boolean, act: (one: Order) => Promise<unknown>) {
  const found = pick([...world.seen.values()].filter(fits), index);
  return found ? () => act(found) : null;
}

function isByCard(one: Order): boolean {
  return one.paymentMethod === "card" && one.total > 0;
}
function isLive({ status }: Order): boolean {
  return status === "pending" || status === "open";
}
function linkOf({ id, accessRev }: Order) {
  return { username: USERNAME, orderId: id, key: orderKey(id, accessRev) };
}
/** Everybody comes from another place, so that nobody is told to wait for what others did. */
function clientAddress(world: World): string {
  world.calls++;
  return `10.0.0.${world.calls}`;
}
function pick<One>(all: readonly One[], index: number): One | undefined {
  return all[index % Math.max(1, all.length)];
}
