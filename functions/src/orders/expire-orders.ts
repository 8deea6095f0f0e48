import { type DueMail, type Moved, step, unsentPieces } from "@awning/domain/order-acts";
import type { OrderMove } from "@awning/domain/order-transitions";
import { getGuardedOrder, getOrder, listOverdueOrders, listUnremindedOrders, type OrderPlace } from "#data/orders.ts";
import { writeTogether } from "#data/writes.ts";
import { log } from "#platform/log.ts";
import { refreshPayment } from "./card/refresh-payment.ts";
import { writeMoved } from "./write-moved.ts";

const AT_ONCE = 100;
type KickMail = (mailId: string) => Promise<void>;

/**
 * Ends orders whose hold is over and gives their stock back, at most 100 a run. Each is looked at again in its own step,
 * so running twice or at the same time releases nothing twice; one that fails stays for the next run.
 * @returns how many ended
 */
export function expireOrders(kickMail: KickMail) {
  return async (now: number): Promise<number> => {
    const overdue = await listOverdueOrders(now, AT_ONCE);
    return moveEach(overdue, kickMail, async (place) => {
      // Closed at the card provider first: of somebody who pays at this very moment and the end of the hold, one is the faster.
      const order = await getOrder(place.siteId, place.orderId);
      if (order?.card && !(await refreshPayment(order, kickMail, now, "close"))) return null;
      return move(place, "expire", "holdUntil", { kind: "order-expired", part: "" }, now);
    });
  };
}

/**
 * Reminds buyers whose transfer has not come, once each, at most 100 a run.
 * @returns how many
 */
export function remindBuyers(kickMail: KickMail) {
  return async (now: number): Promise<number> => {
    const waiting = await listUnremindedOrders(now, AT_ONCE);
    return moveEach(waiting, kickMail, (place) => move(place, "remind", "remindAt", { kind: "payment-reminder", part: "" }, now));
  };
}

type Step = (place: OrderPlace) => Promise<string[] | null>;

async function moveEach(places: readonly OrderPlace[], kickMail: KickMail, moveOne: Step): Promise<number> {
  let moved = 0;
  for (const place of places) {
    try {
      const mailIds = await moveOne(place);
      if (!mailIds) continue;
      moved++;
      await Promise.all(mailIds.map(kickMail));
    } catch (error) {
      log.internalError("orders/sweep", error);
    }
  }
  return moved;
}

function move({ siteId, orderId }: OrderPlace, type: OrderMove, due: "holdUntil" | "remindAt", mail: DueMail, now: number) {
  return writeTogether(`${type}-order`, async (writes) => {
    const found = await getGuardedOrder(siteId, orderId);
    const at = found?.order[due] ?? null;
    if (!found || at === null || at >= now) return null;
    const order = step(found.order, type, { at: now, by: "system" });
    if (!order) return null;
    const moved: Moved = { order, returned: type === "expire" ? unsentPieces(found.order) : [], mails: [mail] };
    return writeMoved(writes, found, moved);
  });
}
