import { ratesKey, taxSettingsSchema } from "@awning/domain/money/tax";
import { documents } from "@awning/domain/routes/firestore-paths";
import { type ShopSettings, shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { idOf } from "@awning/domain/shop/stored";
import { changedFields } from "@awning/domain/values/row-changes";
import { doc, updateDoc } from "firebase/firestore";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { partFields, rowFields, type WithDocument } from "../core/rows.ts";
import { trackWrite } from "../core/save-state.ts";

const METHODS = { schema: shopSettingsSchema.shape.shippingMethods, name: "id", keyOf: idOf };
const RATES = { schema: taxSettingsSchema.shape.rates, name: "country", keyOf: ratesKey };

/**
 * Updates only what differs from `before`, the newest known settings, field by field and row by row. Settles when the server
 * has it; offline it is queued.
 */
export async function updateShopSettings(
  siteId: string,
  before: WithDocument<ShopSettings>,
  changes: Partial<ShopSettings>,
): Promise<void> {
  const write = updateDoc(doc(firestore(), documents.shopSettings(siteId)), fieldsOf(before, { ...before, ...changes }));
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}

function fieldsOf(before: WithDocument<ShopSettings>, after: ShopSettings): Record<string, unknown> {
  const { shippingMethods: methods, tax } = after;
  const parts = ["transfer", "cash", "onDelivery", "payLink", "shipping", "pickup"] as const;
  const single = ["currency", "country", "buyerCancelMinutes", "holdDays", "businessWithdrawal", "vatNumber"] as const;
  const { rates: ratesBefore, ...taxBefore } = before.tax;
  const { rates, ...taxAfter } = tax;
  return {
    ...Object.fromEntries(single.filter((key) => before[key] !== after[key]).map((key) => [key, after[key]])),
    ...Object.assign({}, ...parts.map((key) => partFields<object>(key, before[key], after[key]))),
    // Settings from before have no account, so it is written whole.
    ...(changedFields(before.bank, after.bank).length > 0 && { bank: after.bank }),
    ...(methods === before.shippingMethods ? {} : rowFields("shippingMethods", METHODS, before.document, methods)),
    ...partFields("tax", taxBefore, taxAfter),
    ...(rates === ratesBefore ? {} : rowFields("tax.rates", RATES, before.document, rates)),
  };
}
