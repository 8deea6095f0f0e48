import { skusOf } from "@awning/domain/product/identifiers";
import type { Product } from "@awning/domain/product/product";
import { cleanLine } from "@awning/domain/values/text";
import { useEffect, useState } from "react";
import { useLive } from "#data/core/live.ts";
import { findTakenSkus } from "#data/product/product-writes.ts";
import { watchSkuHolders } from "#data/product/products.ts";
import { sharedSkus } from "../duplicate-skus.ts";
import type { ProductForm } from "./product-form.ts";

const ASK_AFTER_MS = 400;
const ASK_AGAIN_AFTER_MS = 5_000;
const NONE: ReadonlySet<string> = new Set();

/**
 * The typed SKUs that another product uses. `isKnown`: whether this applies to the current input; `null` checks nothing.
 * `hasFailed`: the check failed and is repeated automatically; until then the input is not saved.
 */
export function useTakenSkus(siteId: string, productId: string | null, form: Pick<ProductForm, "sku" | "variants"> | null) {
  const typed = form
    ? skusOf({ sku: cleanLine(form.sku), variants: form.variants.map(({ sku }) => ({ sku: cleanLine(sku) })) }).join("\n")
    : "";
  const [known, setKnown] = useState({ typed: "", taken: NONE });
  const [failed, setFailed] = useState({ typed: "", times: 0 });
  useEffect(() => {
    if (typed === "") return;
    let isHere = true;
    const ask = () =>
      findTakenSkus(siteId, productId, typed.split("\n")).then(
        (taken) => isHere && setKnown({ typed, taken }),
        () => isHere && setFailed({ typed, times: failed.times + 1 }),
      );
    const timer = setTimeout(ask, failed.typed === typed ? ASK_AGAIN_AFTER_MS : ASK_AFTER_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [siteId, productId, typed, failed]);
  if (typed === "") return { taken: NONE, isKnown: true, hasFailed: false };
  const isKnown = known.typed === typed;
  return { taken: known.taken, isKnown, hasFailed: !isKnown && failed.typed === typed };
}

/**
 * The stored SKUs of a product that another one also uses, live: two devices that save at the same moment can both take one
 * (docs/decisions/053).
 */
export function useSharedSkus(siteId: string, product: Product): ReadonlySet<string> {
  const { skus } = product;
  const key = skus.length > 0 ? `sku-holders/${siteId}/${[...skus].sort().join("\n")}` : null;
  const holders = useLive(key, watchSkuHolders(siteId, skus));
  return holders.state === "ready" ? sharedSkus(product, holders.data) : NONE;
}
