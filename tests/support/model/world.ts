import type { PlaceOrder } from "@awning/domain/api/commands";
import type { ManualOrder } from "@awning/domain/order/manual-order";
import type { Order } from "@awning/domain/order/order";
import type { Firestore } from "firebase-admin/firestore";
import type { StripeEvent } from "../../../tools/stripe/store.ts";
import { Bank } from "./bank.ts";
import { Bucket } from "./bucket.ts";
import { type Ground, standOn } from "./current.ts";
import { FileBook } from "./file-book.ts";
import { MemoryFirestore } from "./memory-firestore.ts";
import { openShop, type Shape } from "./shop.ts";
import { Turns } from "./turns.ts";

/** What is known of a sequence from outside: what was asked for and what was answered. */
export type World = Ground & {
  turns: Turns;
  /** Every order as it was last seen, by id, in the order in which they came. */
  seen: Map<string, Order>;
  /** Checkouts that were sent. */
  checkouts: PlaceOrder[];
  /** Orders that the owner wrote down. */
  manuals: ManualOrder[];
  /** What was answered to whoever ordered: the number, by order. */
  promised: Map<string, number>;
  /** What the owner added to or took from stock, by `stockId`. */
  edits: Map<string, number>;
  files: FileBook;
  lost: StripeEvent[];
  /** Payment pages that buyers were led to. */
  shown: Set<string>;
  /** Orders of which the stand-in took money twice on one page. */
  paidTwice: Set<string>;
  calls: number;
};

/** A new shop, in memory or in a real store, with nothing in it from before. */
export async function openWorld(shape: Shape, real: Firestore | null = null): Promise<World> {
  const turns = new Turns();
  const world: World = {
    turns,
    gate: turns.gate,
    badLuck: turns.badLuck,
    database: real ?? new MemoryFirestore(turns.gate),
    bank: new Bank(turns.gate),
    bucket: new Bucket(turns.gate),
    kicked: new Set(),
    tasks: [],
    told: new Map(),
    sent: [],
    post: { away: 0, putOff: 0 },
    errors: [],
    seen: new Map(),
    checkouts: [],
    manuals: [],
    promised: new Map(),
    edits: new Map(),
    files: new FileBook(),
    lost: [],
    shown: new Set(),
    paidTwice: new Set(),
    calls: 0,
  };
  standOn(world);
  await openShop(world, shape);
  return world;
}

/** Notes what was answered to an order; sent again it must be answered the same. */
export function promise(world: World, orderId: string, number: number): void {
  const known = world.promised.get(orderId);
  if (known !== undefined && known !== number) throw new Error(`order ${orderId} was ${known} and is ${number}`);
  world.promised.set(orderId, number);
}

/** Loads what the product loads by its first payment and its first mail: later that would take another turn than before. */
export async function loadEverything(): Promise<void> {
  const { cardProvider } = await import("../../../functions/src/order/card/providers.ts");
  await Promise.all([
    cardProvider(),
    import("../../../functions/src/gateways/payments/stripe-events.ts"),
    import("../../../functions/src/order/card/take-event.ts"),
    import("../../../functions/src/mail/render-mail.tsx"),
    import("../../../functions/src/gateways/smtp.ts"),
  ]);
}
