// The page of an order with its forms, as `functions/src/entry/main.ts` joins it.
import { sitePaths } from "@awning/domain/routes/paths";
import { getInvoice } from "../../../functions/src/data/order/invoices.ts";
import { isSuspended } from "../../../functions/src/data/site/sites.ts";
import { orderTerms } from "../../../functions/src/order/buyer-actions.ts";
import { findOrder, getOrderByEmail, getOrderUnchecked, resendOrderLink } from "../../../functions/src/order/order-link.ts";
import { withdrawAsBuyer } from "../../../functions/src/order/withdraw-order.ts";
import { config } from "../../../functions/src/platform/config.ts";
import { submitOrderAction } from "../../../functions/src/storefront/forms/order-actions.ts";
import type { PageAnswer } from "../../../functions/src/storefront/render/page.ts";
import type { PageContext } from "../../../functions/src/storefront/resolve/page-request.ts";
import { filesOfOrder, takeDownload } from "../../../functions/src/upload/take-download.ts";
import { product } from "./product.ts";

type Link = { username: string; orderId: string; key: string };
type Wanted = { line: string; fileId: string };

const duties = {
  ...product,
  findOrder,
  getOrderUnchecked,
  getOrderByEmail,
  orderTerms,
  withdrawAsBuyer,
  isSuspended,
  filesOfOrder,
  findInvoice: getInvoice,
  resendOrderLink,
  takeDownload: takeDownload(findOrder),
};

/** Presses the button of a download on the page of an order. */
export function pressDownload({ username, orderId, key }: Link, { line, fileId }: Wanted, clientAddress: string): Promise<PageAnswer> {
  const form = new URLSearchParams({ act: "download", key, line, file: fileId });
  const asked = { path: sitePaths.order(username, orderId), query: new URLSearchParams() };
  return submitOrderAction(asked, form, clientAddress, duties, context());
}

export { filesOfOrder };

/** The model's shop has no published copy: as one that closed, it owes its buyers their orders all the same. */
function context(): PageContext {
  const nothing = async () => null;
  const reader = {
    readSite: nothing,
    readVersion: nothing,
    readProducts: async () => [],
    readSlugs: async () => [],
    readPage: nothing,
    readLegal: nothing,
    readLater: nothing,
    readClaim: nothing,
    readSlots: async () => 0,
    readEntry: nothing,
  };
  const fonts = { fonts: {} } as Pick<PageContext["assets"], "fonts">;
  const assets = { ...fonts, scripts: { public: "", private: "" }, pictures: { emptyStall: "", mendedBowl: "" } };
  const { siteUrl, mediaBase } = config();
  return { reader, assets, siteUrl, mediaBase, firestoreEmulator: null, now: Date.now() };
}
