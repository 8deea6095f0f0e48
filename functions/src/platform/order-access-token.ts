import { ORDER_KEY_PARAMETER, PAY_PARAMETER, sitePaths } from "@awning/domain/routes/paths";
import { isSameKey, keyedHash } from "./access-keys.ts";
import { config } from "./config.ts";
import { derivedId } from "./secure-ids.ts";

/** Derives an order's id from its cart, so that repeated requests create one order. */
export function orderIdOf(siteId: string, cartKey: string): string {
  return derivedId(`order:${siteId}:${cartKey}`);
}

/** The `accessRev` of an order's first link. */
export const FIRST_ACCESS_REV = 1;

/** The access key of an order's link. Raising `accessRev` voids earlier links. */
export function orderKey(orderId: string, accessRev: number): string {
  return keyedHash(`${orderId}:${accessRev}`);
}

/** Compares in constant time. */
export function isOrderKey(orderId: string, accessRev: number, key: string): boolean {
  return isSameKey(key, orderKey(orderId, accessRev));
}

/** The buyer's link to an order, with its key, for mails. */
export function orderUrl(username: string, orderId: string, accessRev: number): string {
  return `${config().siteUrl}${sitePaths.order(username, orderId)}?${ORDER_KEY_PARAMETER}=${orderKey(orderId, accessRev)}`;
}

/** The path that redirects the buyer to the payment page. */
export function paymentPath(username: string, orderId: string, accessRev: number): string {
  return `${sitePaths.order(username, orderId)}?${ORDER_KEY_PARAMETER}=${orderKey(orderId, accessRev)}&${PAY_PARAMETER}=1`;
}

/** The path shown right after ordering. */
export function confirmationPath(username: string, orderId: string, accessRev: number): string {
  return `${sitePaths.confirmation(username)}?order=${encodeURIComponent(orderId)}&${ORDER_KEY_PARAMETER}=${orderKey(orderId, accessRev)}`;
}
