import { ORDER_KEY_PARAMETER, PAY_PARAMETER, sitePaths } from "@awning/domain/routes/paths";
import { isSameKey, keyedHash } from "./access-keys.ts";
import { config } from "./config.ts";
import { derivedId } from "./secure-ids.ts";

/** Derives an order's id from its cart, so that repeated requests create one order. */
export function orderIdOf(siteId: string, cartKey: string): string {
  return derivedId(`order:${siteId}:${cartKey}`);
}

export const FIRST_ACCESS_REV = 1;

/** Raising `accessRev` voids earlier links. */
export function orderKey(orderId: string, accessRev: number): string {
  return keyedHash(`${orderId}:${accessRev}`);
}

export function isOrderKey(orderId: string, accessRev: number, key: string): boolean {
  return isSameKey(key, orderKey(orderId, accessRev));
}

export function orderUrl(username: string, orderId: string, accessRev: number): string {
  return `${config().siteUrl}${sitePaths.order(username, orderId)}?${ORDER_KEY_PARAMETER}=${orderKey(orderId, accessRev)}`;
}

export function paymentPath(username: string, orderId: string, accessRev: number): string {
  return `${sitePaths.order(username, orderId)}?${ORDER_KEY_PARAMETER}=${orderKey(orderId, accessRev)}&${PAY_PARAMETER}=1`;
}

export function confirmationPath(username: string, orderId: string, accessRev: number): string {
  return `${sitePaths.confirmation(username)}?order=${encodeURIComponent(orderId)}&${ORDER_KEY_PARAMETER}=${orderKey(orderId, accessRev)}`;
}
