// The page of an order with its forms, as `functions/src/all-but-page.ts` joins it.
import { sitePaths } from "@awning/domain/routes/paths";
import { getInvoice } from "../../../functions/src/data/invoices.ts";
import { isSuspended } from "../../../functions/src/data/sites.ts";
import { cancelMinutes } from "../../../functions/src/order/buyer-acts.ts";
import { findOrder, peekOrder, revealOrder } from "../../../functions/src/order/find-order.ts";
import { sendLostLink } from "../../../functions/src/order/send-link.ts";
import { config } from "../../../functions/src/platform/config.ts";
import { submitOrderAct } from "../../../functions/src/storefront/order-acts.ts";
import type { PageAnswer } from "../../../functions/src/storefront/page.ts";
import type { PageContext } from "../../../functions/src/storefront/page-context.ts";
import { filesOfOrder } from "../../../functions/src/upload/files-of-order.ts";
import { takeDownload } from "../../../functions/src/upload/take-download.ts";
import { product } from "./product.ts";

type Link = { username: string; orderId: string; key: string };
type Wanted = { line: string; fileId: string };

const duties = {
  ...product,
  findOrder,
  peekOrder,
  revealOrder,
  cancelMinutes,
  isSuspended,
  filesOfOrder,
  findInvoice: getInvoice,
  sendLostLink,
  takeDownload: takeDownload(findOrder),
};

/** Presses the button of a download on the page of an order. */
export function pressDownload({ username, orderId, key }: Link, { line, fileId }: Wanted, clientAddress: string): Promise<PageAnswer> {
  const form = new URLSearchParams({ act: "download", key, line, file: fileId });
  const asked = { path: sitePaths.order(username, orderId), query: new URLSearchParams() };
  return submitOrderAct(asked, form, clientAddress, duties, context());
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
