import { skusOf } from "@awning/domain/product";
import { cleanLine } from "@awning/domain/text";
import { useEffect, useState } from "react";
import { findTakenSkus } from "#data/products.ts";
import type { ProductForm } from "./product-form.ts";

const ASK_AFTER_MS = 400;
const NONE: ReadonlySet<string> = new Set();

/**
 * The typed SKUs that another product has. `isKnown` says whether that holds for what is typed now; `null` asks nothing.
 * When it cannot be found out, none is taken: a lost line must not keep anybody from saving.
 */
export function useTakenSkus(siteId: string, productId: string | null, form: Pick<ProductForm, "sku" | "variants"> | null) {
  const typed = form
    ? skusOf({ sku: cleanLine(form.sku), variants: form.variants.map(({ sku }) => ({ sku: cleanLine(sku) })) }).join("\n")
    : "";
  const [known, setKnown] = useState({ typed: "", taken: NONE });
  useEffect(() => {
    if (typed === "") return;
    let isHere = true;
    const timer = setTimeout(() => {
      findTakenSkus(siteId, productId, typed.split("\n"))
        .catch(() => NONE)
        .then((taken) => isHere && setKnown({ typed, taken }));
    }, ASK_AFTER_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [siteId, productId, typed]);
  return typed === "" ? { taken: NONE, isKnown: true } : { taken: known.taken, isKnown: known.typed === typed };
}
