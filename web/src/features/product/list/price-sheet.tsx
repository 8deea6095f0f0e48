import type { Currency } from "@awning/domain/money/money";
import { amountProblem, parseMoney } from "@awning/domain/money/typed-amount";
import { changePrices, madeFree, PRICE_PERCENT_MAX, type PriceChange, type Prices } from "@awning/domain/product/price-change";
import type { Product } from "@awning/domain/product/product";
import { readPercent } from "@awning/domain/values/typed-number";
import { useState } from "react";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { currencySign, numberLocale } from "#ui/locale.ts";
import { changePricesTitle, comparePricesRemoved, confirmFree, someVariants } from "../labels.ts";
import { formatPrice } from "../product-labels.ts";
import * as labels from "./labels.ts";

const SHOWN = 5;
/** Products that become free are listed longer, so the owner sees what they confirm. */
const FREE_SHOWN = 20;
type Props = {
  products: readonly Product[];
  currency: Currency;
  onChange: (prices: ReadonlyMap<string, Prices>) => void;
  onClose: () => void;
};

/** Raises or lowers the prices of several products, with a preview. Open while there are any. */
export function PriceSheet({ products, currency, onChange, onClose }: Props) {
  const [unit, setUnit] = useState<PriceChange["type"]>("percent");
  const [direction, setDirection] = useState<"raise" | "lower">("raise");
  const [typed, setTyped] = useState("");
  const [isMeant, setMeant] = useState(false);
  const change = readChange(unit, typed, direction === "raise" ? 1 : -1, currency);
  const next = new Map(change ? products.map((product) => [product.id, changePrices(product, change)] as const) : []);
  const words = ({ pricing }: Product, prices: Prices) => formatPrice({ ...prices, pricing }, currency, numberLocale());
  const freed = new Map(
    products.flatMap((product) => {
      const prices = next.get(product.id);
      const count = prices ? madeFree(product, prices) : 0;
      return count > 0 ? [[product.id, count] as const] : [];
    }),
  );
  const shown = [...products.filter(({ id }) => freed.has(id)), ...products.filter(({ id }) => !freed.has(id))].slice(
    0,
    Math.max(SHOWN, Math.min(FREE_SHOWN, freed.size)),
  );
  // A confirmation applies only to the change it was given for.
  const choose = (part: () => void) => {
    setMeant(false);
    part();
  };
  const dropped = products.filter((product) => product.compareAt !== null && next.get(product.id)?.compareAt === null).length;
  return (
    <ActionSheet
      title={changePricesTitle(products.length)}
      isOpen={products.length > 0}
      onClose={onClose}
      confirm={labels.updatePrices}
      isDisabled={change === null || (freed.size > 0 && !isMeant)}
      onConfirm={() => {
        onChange(next);
        onClose();
        choose(() => setTyped(""));
      }}
    >
      <div className="pile gap-4 at-start price-sheet">
        <Segment
          label={labels.direction}
          current={direction}
          onChange={(next) => choose(() => setDirection(next))}
          items={[
            { key: "raise", label: labels.increase },
            { key: "lower", label: labels.decrease },
          ]}
        />
        <Segment
          label={labels.type}
          current={unit}
          onChange={(next) => choose(() => setUnit(next))}
          items={[
            { key: "percent", label: labels.percentage },
            { key: "amount", label: uiLabels.amount },
          ]}
        />
        <Field
          label={labels.changeByLabel}
          error={
            typed.trim() !== "" && change === null
              ? unit === "percent"
                ? labels.percentageInvalid
                : (amountProblem(typed, currency, numberLocale()) ?? labels.amountInvalid)
              : null
          }
        >
          <TextInput
            {...(unit === "percent" ? { after: "%" } : { before: currencySign(currency) })}
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            autoFocus
            onChange={(event) => {
              const { value } = event.currentTarget;
              choose(() => setTyped(value));
            }}
          />
        </Field>
        <ul className="price-sheet__list" aria-label={labels.newPrices} aria-live="polite">
          {shown.map((product) => {
            const prices = next.get(product.id);
            return (
              <li key={product.id}>
                <span>
                  {product.title}
                  <FreeKinds free={freed.get(product.id) ?? 0} of={product.variants.length} />
                </span>
                <span className="num">{prices ? `${words(product, product)} → ${words(product, prices)}` : words(product, product)}</span>
              </li>
            );
          })}
        </ul>
        {products.length > shown.length ? <p className="soft">{labels.andMore(products.length - shown.length)}</p> : null}
        {freed.size > 0 ? (
          <Checkbox checked={isMeant} onChange={(event) => setMeant(event.currentTarget.checked)}>
            {confirmFree(freed.size)}
          </Checkbox>
        ) : null}
        {dropped > 0 ? <p className="soft">{comparePricesRemoved(dropped)}</p> : null}
      </div>
    </ActionSheet>
  );
}

/** Which variants of a product become free, which its lowest price alone does not show. */
function FreeKinds({ free, of }: { free: number; of: number }) {
  if (free === 0 || of === 0) return null;
  return <span className="soft"> · {someVariants(free, of)}</span>;
}

function readChange(unit: PriceChange["type"], typed: string, sign: 1 | -1, currency: Currency): PriceChange | null {
  if (unit === "amount") {
    const amount = parseMoney(typed, currency, numberLocale());
    return amount === null || amount === 0 ? null : { type: "amount", amount: sign * amount };
  }
  const hundredths = readPercent(typed, 2);
  if (!hundredths || hundredths > (sign > 0 ? PRICE_PERCENT_MAX : 100) * 100) return null;
  return { type: "percent", hundredths: sign * hundredths };
}
