import { skusOf } from "@awning/domain/product";
import { cleanLine } from "@awning/domain/text";
import { useEffect, useState } from "react";
import { findTakenSkus } from "#data/product-writes.ts";
import type { ProductForm } from "./product-form.ts";

const ASK_AFTER_MS = 400;
const ASK_AGAIN_AFTER_MS = 5_000;
const NONE: ReadonlySet<string> = new Set();

/**
 * The typed SKUs that another product has. `isKnown` says whether that holds for what is typed now; `null` asks nothing.
 * `hasFailed`: it could not be found out, and is asked again by itself; until then what is typed is not saved.
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
