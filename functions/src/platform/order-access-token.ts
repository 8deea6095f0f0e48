import { ORDER_KEY_PARAMETER, PAY_PARAMETER, sitePaths } from "@awning/domain/routes/paths";
import { isSameKey, keyedHash } from "./access-keys.ts";
import { config } from "./config.ts";
import { derivedId } from "./secure-ids.ts";

/** The id of the order that a cart makes: the same cart of the same shop always gives the same id. */
export function orderIdOf(siteId: string, cartKey: string): string {
  return derivedId(`order:${siteId}:${cartKey}`);
}

/** The `accessRev` of the link that an order is made with. */
export const FIRST_ACCESS_REV = 1;

/** The access key of an order's link. A higher `accessRev` ends earlier links. */
export function orderKey(orderId: string, accessRev: number): string {
  return keyedHash(`${orderId}:${accessRev}`);
}

/** Whether `key` opens this order. Takes the same time for every wrong key. */
export function isOrderKey(orderId: string, accessRev: number, key: string): boolean {
  return isSameKey(key, orderKey(orderId, accessRev));
}

/** The buyer's link to an order, with its key, as it stands in mails. */
export function orderUrl(username: string, orderId: string, accessRev: number): string {
  return `${config().siteUrl}${sitePaths.order(username, orderId)}?${ORDER_KEY_PARAMETER}=${orderKey(orderId, accessRev)}`;
}

/** Where a buyer is led to the payment page: a path of this site. */
export function paymentPath(username: string, orderId: string, accessRev: number): string {
  return `${sitePaths.order(username, orderId)}?${ORDER_KEY_PARAMETER}=${orderKey(orderId, accessRev)}&${PAY_PARAMETER}=1`;
}

/** Where a browser goes right after ordering: a path of this site. */
export function confirmationPath(username: string, orderId: string, accessRev: number): string {
  return `${sitePaths.confirmation(username)}?order=${encodeURIComponent(orderId)}&${ORDER_KEY_PARAMETER}=${orderKey(orderId, accessRev)}`;
}
