import { type Currency, minorDigits } from "@awning/domain/money/money";
import { toTypedAmount } from "@awning/domain/money/typed-amount";
import { type Product, STOCK_MAX } from "@awning/domain/product/product";
import { lacksFile } from "@awning/domain/product/shown";
import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import type { ReactNode } from "react";
import { changeStock } from "#data/product/stock.ts";
import { readMoney, readWhole } from "#form/read-fields.ts";
import { showUndoToast } from "#ui/feedback/toast.tsx";
import { numberLocale } from "#ui/locale.ts";
import { SOLD_WHILE_EDITING, STOCK_TOO_HIGH } from "../labels.ts";
import { formatPrice } from "../product-labels.ts";
import { countedAs, countsNow, type StockByVariant } from "../stock/product-stock.ts";
import { reportRefusal, useProductActions } from "../use-product-actions.ts";
import { InlineNumber } from "./inline-number.tsx";
import * as labels from "./labels.ts";

type PriceProps = { product: Product; siteId: string; currency: Currency };

/** The price of a product, edited in the list. Variants have prices of their own, on the product's screen. */
export function ListPrice({ product, siteId, currency }: PriceProps) {
  const acts = useProductActions(siteId);
  const words = formatPrice(product, currency, numberLocale());
  if (product.variants.length > 0) return words;
  const save = (price: number) => {
    const { compareAt, suggested, variants } = product;
    // What only goes with a lower price ends with it: a reduction, a suggestion.
    const prices = {
      ...{ price, variants },
      compareAt: compareAt !== null && compareAt > price ? compareAt : null,
      suggested: suggested !== null && suggested >= price ? suggested : null,
    };
    acts.setPrices([product], new Map([[product.id, prices]]));
  };
  return (
    <InlineNumber
      label={labels.priceOf(product.title)}
      typedNow={toTypedAmount(product.price, currency, numberLocale())}
      inputMode={minorDigits(currency) === 0 ? "numeric" : "decimal"}
      read={(typed) => readMoney(typed, currency, numberLocale())}
      onSave={save}
    >
      {words}
    </InlineNumber>
  );
}

type StockProps = { product: Product; siteId: string; stock: StockByVariant | undefined; children: ReactNode };

/** The count of a product without variants, edited in the list; `children` are its words. Sales meanwhile stay counted. */
export function ListStock({ product, siteId, stock = new Map(), children }: StockProps) {
  const now = countsNow(product, stock).get(SINGLE_VARIANT);
  if (product.variants.length > 0 || now === undefined || lacksFile(product)) return children;
  const change = (difference: number) =>
    changeStock(siteId, product.id, countedAs(product, stock, SINGLE_VARIANT), difference).catch((error: unknown) =>
      reportRefusal(error, difference < 0 ? SOLD_WHILE_EDITING : STOCK_TOO_HIGH),
    );
  const save = (count: number, before: string) => {
    const difference = count - Number(before);
    void change(difference);
    showUndoToast(labels.stockChanged(product.title, now + difference), () => void change(-difference));
  };
  return (
    <InlineNumber
      label={labels.stockOf(product.title)}
      typedNow={String(now)}
      inputMode="numeric"
      read={(typed) => readWhole(typed, 0, STOCK_MAX, labels.stockInvalid)}
      onSave={save}
    >
      {children}
    </InlineNumber>
  );
}
