import { normalizeUsername } from "@awning/domain/account/username";
import type { CommandOutput, PlaceOrder } from "@awning/domain/api/commands";
import { isBookedTime } from "@awning/domain/booking/prepaid/booked-line";
import { attributionOf } from "@awning/domain/checkout/attribution";
import { normalizeCode } from "@awning/domain/discount/discount";
import { Failure } from "@awning/domain/errors/failure";
import { isPaidElsewhere, wantsNews } from "@awning/domain/notification/new-order-mails";
import type { Order } from "@awning/domain/order/order";
import { sitePaths } from "@awning/domain/routes/paths";
import { getAccount } from "#data/account/accounts.ts";
import { isPaidLater, orderTimes } from "#data/booking/ordered-times.ts";
import { askingBuyer } from "#data/contact/contacts.ts";
import { requireNotBlocked } from "#data/contact/people.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import type { Writes } from "#data/core/writes.ts";
import { tellShop } from "#data/mail/told.ts";
import type { OrderNumber } from "#data/order/order-counters.ts";
import { getOrder, listUnpaidHolds } from "#data/order/orders.ts";
import { findPublicLink } from "#data/site/links.ts";
import { config } from "#platform/config.ts";
import { holderOf } from "#platform/holder.ts";
import { confirmationPath, FIRST_ACCESS_REV, orderIdOf, orderUrl, paymentPath } from "#platform/order-access-token.ts";
import { sha256 } from "#platform/secure-ids.ts";
import { requireKeptMailbox } from "#platform/throwaway-mail.ts";
import { requireOrderable, requireShare } from "./check-order.ts";
import { commitOrder, sellOnce } from "./commit-order.ts";
import { buildOrder, decidedLines, withFiles } from "./create-order.ts";
import { agreedIn, priceForBuyer } from "./price-order.ts";
import { requireShop, requireSiteId } from "./read-shop.ts";

type Output = CommandOutput<"place-order">;

/**
 * Sells a cart in one transaction: prices it again, takes stock, held times and the next number, and writes the order, the buyer's live copy and the
 * mails. Sending the same cart again returns the same order.
 * @throws Failure `sold_out`; `bad_request` with `problem: "throwaway_email"` for a booked time that is not paid at once; `unpaid_orders` when the network's unpaid orders hold too much stock; `already_ordered` with different
 * contents or once the order's link was renewed
 */
export async function placeOrder(input: PlaceOrder, clientAddress: string): Promise<Output> {
  const now = Date.now();
  await limitRate("place-order.client", clientAddress, now);
  const siteId = await requireSiteId(input.username, now);
  const id = orderIdOf(siteId, input.key);
  const requestHash = hashRequest(input);
  // A repeated request sends no mail, so it does not count toward the limit.
  const known = await getOrder(siteId, id);
  if (known?.requestHash === requestHash) return toOutput(requireFirstLink(known));
  await limitRate("place-order.email", input.buyer.email, now);
  const attribution = attributionOf(input.attribution, await findLink(siteId, input, now));
  const holder = holderOf(siteId, clientAddress);
  const askBuyer = askingBuyer(clientAddress);
  let counted: Promise<void> | undefined;
  const order = await sellOnce("place-order", { siteId, id, known, holder }, async (writes, numbered) => {
    const sold = await sell(writes, siteId, input, numbered, { id, requestHash, attribution, holder });
    // Once, however often the transaction runs. A card order is mailed about when it is paid.
    if (!isPaidElsewhere(sold)) {
      counted ??= limitRate("mail-anybody.client", clientAddress, now);
      await counted;
    }
    if (wantsNews(sold)) await askBuyer(writes, sold, sold.placedAt);
    return sold;
  });
  return toOutput(requireSame(order, requestHash));
}

/** The link on the owner's page the buyer claims to have followed. */
function findLink(siteId: string, { username, attribution }: PlaceOrder, now: number) {
  return findPublicLink(siteId, normalizeUsername(username), attribution.link, now);
}

type Facts = Pick<Order, "id" | "requestHash" | "attribution"> & { holder: string };

async function sell(writes: Writes, siteId: string, input: PlaceOrder, numbered: OrderNumber, { holder, ...facts }: Facts) {
  const [shop, account, held] = await Promise.all([
    requireShop(siteId, { ...input, email: input.buyer.email }, Date.now()),
    getAccount(siteId),
    listUnpaidHolds(siteId, holder),
  ]);
  // Takes the time after the number, so that, outside blocks, higher numbers never have earlier times.
  const now = Date.now();
  const quote = priceForBuyer(shop, { ...input, country: input.shipTo?.country ?? "", taxNumber: input.billTo?.taxNumber ?? "" }, now);
  requireOrderable(input, quote);
  await requireNotBlocked(siteId, input.buyer.email);
  requireShare(quote, shop, held);
  const created = buildOrder(input, shop, quote, { ...facts, number: numbered.number, now, texts: agreedIn(quote, shop.texts) });
  const order = await withFiles(created);
  if (isPaidLater(order) && order.lines.some(isBookedTime)) await requireKeptMailbox(order.buyer.email);
  await orderTimes(writes, order, shop.times, holder);
  const told = account && tellShop({ ...shop, account });
  commitOrder(writes, order, shop, { numbered, holder, email: account?.email ?? null, told });
  return order;
}

function requireSame(earlier: Order, requestHash: string): Order {
  if (requireFirstLink(earlier).requestHash === requestHash) return earlier;
  throw alreadyOrdered(orderUrl(earlier.username, earlier.id, earlier.accessRev));
}

/** A cart's key returns only the first link. Renewed links go out by mail alone, because the first may have leaked. */
function requireFirstLink(order: Order): Order {
  if (order.accessRev === FIRST_ACCESS_REV) return order;
  throw alreadyOrdered(`${config().siteUrl}${sitePaths.order(order.username, order.id)}`);
}

function alreadyOrdered(orderUrl: string): Failure {
  return new Failure("already_ordered", { orderUrl });
}

/** Hashes the buyer's choices. The quote is left out, because the buyer's own order changes it. */
function hashRequest(input: PlaceOrder): string {
  const { delivery, payment, buyer, shipTo, billTo, note, acceptDigital, marketing } = input;
  const sent = delivery === "shipping" ? [shipTo, input.shippingMethod] : null;
  const wishes = [normalizeCode(input.code), acceptDigital, marketing, ...(billTo ? [billTo] : [])];
  return sha256(JSON.stringify([decidedLines(input.lines), delivery, payment, buyer.name, buyer.email, buyer.phone, sent, note, wishes]));
}

function toOutput(order: Order): Output {
  const { id, number, username, accessRev } = order;
  return {
    orderId: id,
    number,
    orderUrl: orderUrl(username, id, accessRev),
    confirmationUrl: confirmationPath(username, id, accessRev),
    paymentUrl: isPaidElsewhere(order) ? paymentPath(username, id, accessRev) : null,
  };
}
