import type { Media } from "@awning/domain/media/media";
import type { Currency } from "@awning/domain/money/money";
import { formatMoney } from "@awning/domain/money/money";
import type { LineTax, TaxMode } from "@awning/domain/money/tax";
import { formatRate } from "@awning/domain/money/tax-labels";
import { lineFacts } from "@awning/domain/order/labels";
import type { Answer } from "@awning/domain/product/answers";
import type { ReactNode } from "react";
import { pieces, raisedLabel } from "../labels.ts";
import { Icon } from "./icon.tsx";
import * as labels from "./labels.ts";
import { Picture } from "./picture.tsx";

type Props = {
  title: string;
  variantName: string;
  image: Media | null;
  quantity: number;
  total: number;
  currency: Currency;
  language: string;
  mediaBase: string;
  /** Its share of a discount, in minor units, and its tax, if the order has taxes. */
  discount: number;
  tax: LineTax;
  taxMode: TaxMode;
  /** Whether it counts toward the total. */
  isCounted?: boolean;
  /** How many items ship later; omitted when not shown. */
  backordered?: number;
  /** Whether the buyer set the price. */
  chosen?: boolean;
  /** The price per item, when it is higher than the buyer's. */
  raisedTo?: number | null;
  /** The shop's questions with the buyer's answers. */
  answers?: readonly Answer[];
  children?: ReactNode;
};

/** One line of a cart or an order: picture, name, variant, quantity, price, and any problem with it. */
export function LineRow(props: Props) {
  const { title, variantName, image, quantity, total, currency, language, mediaBase, isCounted = true, children } = props;
  const money = formatMoney(total, currency, language);
  return (
    <li className="line line--sm">
      {image ? (
        <Picture media={image} base={mediaBase} width={56} alt="" square />
      ) : (
        <span className="line__none">
          <Icon name="package" />
        </span>
      )}
      <span className="line__title">
        {title || labels.unavailableItem}
        <small>
          {variantName && `${variantName} · `}
          {pieces(quantity)}
        </small>
        {isCounted && lineNotes(props).map((note) => <small key={note}>{note}</small>)}
      </span>
      <span className="num">{isCounted ? money : <s>{money}</s>}</span>
      {children}
    </li>
  );
}

function lineNotes(props: Props): string[] {
  const { discount, tax, taxMode, currency, language, quantity, backordered = 0, chosen = false, raisedTo = null, answers = [] } = props;
  const money = (amount: number) => formatMoney(amount, currency, language);
  return [
    ...(discount > 0 ? [labels.offWithCode(money(discount))] : []),
    ...(raisedTo === null ? [] : [raisedLabel(raisedTo, currency, language)]),
    ...lineFacts({ quantity, backordered, chosen, answers }),
    ...(taxMode === "none" || tax.taxRate === 0
      ? []
      : [
          taxMode === "inclusive"
            ? labels.includingTax(formatRate(tax.taxRate), money(tax.amount))
            : labels.plusTax(formatRate(tax.taxRate), money(tax.amount)),
        ]),
  ];
}
