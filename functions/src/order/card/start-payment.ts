import { waitsForCard, withCardPage, withPageReplaced } from "@awning/domain/order/money/card-payments";
import { CARD_PAGE_MINUTES, CARD_TRIES_MAX } from "@awning/domain/order/money/payment";
import { type Order, orderName } from "@awning/domain/order/order";
import { takesCards } from "@awning/domain/shop/card-settings";
import { isWithinRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { getGuardedOrder, touchOrder, updateOrder } from "#data/order/orders.ts";
import { getCardSettings } from "#data/site/shop-settings.ts";
import { isSuspended } from "#data/site/sites.ts";
import { type Payments, ProviderError } from "#gateways/payments/port.ts";
import { config } from "#platform/config.ts";
import { log } from "#platform/log.ts";
import { confirmationPath, orderUrl } from "#platform/order-access-token.ts";
import { refreshAccount } from "./connect-account.ts";
import { cardProvider } from "./providers.ts";
import { settlePayment, settleRefunds } from "./sync-payment.ts";

const LAST_MOMENT_MS = 60_000;
const PAGE_MS = CARD_PAGE_MINUTES * 60_000;

/**
 * Returns the payment page of an order that waits for a card: the open one, or a new one. A suspended shop takes no money, even on an open
 * page.
 * @returns its URL, or `null` when there is nothing to pay by card, the shop may not take cards or the provider is unreachable
 */
export async function openPage(order: Order, now: number): Promise<string | null> {
  if (!waitsForCard(order)) return null;
  if (await isSuspended(order.siteId)) return null;
  const open = pageOf(order, now);
  if (open !== null) return open;
  const attempt = nextAttempt(order);
  const [provider, settings] = await Promise.all([cardProvider(), getCardSettings(order.siteId)]);
  if (!provider || !takesCards(settings) || attempt > CARD_TRIES_MAX) return null;
  // A page that fails to open does not count as a try, so this limit bounds the requests.
  if (!(await isWithinRate("open-payment.order", order.id, now))) return null;
  // Rounded, so that repeated requests within ten minutes send the same idempotency key and get the same page.
  const pageUntil = Math.ceil((now + PAGE_MS) / TEN_MINUTES_MS) * TEN_MINUTES_MS;
  let asked = order.card?.account ?? settings.account;
  try {
    const held = order.card && (await letGo(order, order.card.session, now));
    // A concurrent request may have stored another page.
    if (held && held.card?.session !== order.card?.session) return waitsForCard(held) ? pageOf(held, now) : null;
    if (order.card && !(held && waitsForCard(held))) return null;
    if (!(await isOver(order, provider.payments, now))) return null;
    asked = settings.account;
    const { place, url, isTest } = await provider.payments.start({
      account: settings.account,
      siteId: order.siteId,
      orderId: order.id,
      attempt,
      linkRev: order.accessRev,
      amount: order.total,
      currency: order.currency,
      title: `${orderName(order.number)}, ${order.shopName}`,
      email: order.buyer.email,
      locale: order.buyer.locale,
      expiresAt: pageUntil,
      doneUrl: `${config().siteUrl}${confirmationPath(order.username, order.id, order.accessRev)}&paid=1`,
      leftUrl: `${orderUrl(order.username, order.id, order.accessRev)}&left=1`,
    });
    if (url === null) return null;
    const isKept = await keepPage(order, { card: { ...place, url, attempt, pageUntil, isReplaced: false }, isTest });
    if (!isKept) await provider.payments.close(place);
    return isKept ? url : null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.providerRefused("orders/start-payment", error);
    // The event may be lost. Refreshing the account stops offering cards to other buyers.
    if (error.trouble === "revoked") await refreshQuietly(asked, now);
    return null;
  }
}

/** Whether an order that waits for a card can never open a page again: its tries are used up, or the shop takes no cards now. */
export async function isPageOver(order: Order, now: number): Promise<boolean> {
  if (!waitsForCard(order)) return false;
  if (pageOf(order, now) !== null) return false;
  return config().stripe === null || nextAttempt(order) > CARD_TRIES_MAX || !takesCards(await getCardSettings(order.siteId));
}

function nextAttempt({ card }: Order): number {
  return (card?.attempt ?? 0) + 1;
}

/** The URL of the open payment page, if it stays open long enough to pay. */
function pageOf({ card }: Order, now: number): string | null {
  return card && !card.isReplaced && card.pageUntil - LAST_MOMENT_MS > now ? card.url : null;
}

/** Errors here must not affect the buyer's answer. */
async function refreshQuietly(account: string, now: number): Promise<void> {
  try {
    await refreshAccount(account, now);
  } catch (error) {
    if (error instanceof ProviderError) log.providerRefused("orders/start-payment", error);
    else log.internalError("orders/start-payment", error);
  }
}

const TEN_MINUTES_MS = 600_000;

/** Closes the order's earlier page, so that nobody pays twice, and takes a payment whose event is missing. */
async function isOver({ siteId, id, card }: Order, payments: Payments, now: number): Promise<boolean> {
  if (card === null) return true;
  const place = { account: card.account, session: card.session };
  const look = await payments.close(place).catch((error: unknown) => {
    if (error instanceof ProviderError && error.trouble === "gone") return null;
    throw error;
  });
  if (look === null || look.state === "closed" || look.state === "failed") return true;
  const { hasRefund } = await settlePayment({ siteId, orderId: id }, place, look, null, now);
  if (hasRefund) await settleRefunds({ siteId, orderId: id }, now);
  return false;
}

/** Marks the page as replaced before closing it: its expiry event may arrive before the next page is stored. */
function letGo({ siteId, id }: Order, session: string, now: number): Promise<Order | null> {
  return writeTogether("replace-payment", async (writes) => {
    const found = await getGuardedOrder(siteId, id);
    const order = found && withPageReplaced(found.order, session, now);
    if (found && order) updateOrder(writes, found, order);
    return order ?? found?.order ?? null;
  });
}

/** Stores the page and holds the stock while it is open. Skipped when the order or its link changed: the page returns to the old link. */
async function keepPage({ siteId, id, card, accessRev }: Order, page: { card: NonNullable<Order["card"]>; isTest: boolean }) {
  const kept = await touchOrder("start-payment", { siteId, orderId: id }, (order) =>
    order.accessRev === accessRev ? withCardPage(order, card?.session ?? null, page) : null,
  );
  return kept !== null;
}
