import { mediaUrl } from "@awning/domain/media/media";
import { formatRate, REVERSE_CHARGE } from "@awning/domain/money/tax-labels";
import { lineFacts } from "@awning/domain/order/labels";
import type { Order, OrderLine } from "@awning/domain/order/order";
import { formatCount } from "@awning/domain/values/counts";
import type { OrderContent } from "../mail-content.ts";
import type { Fact, Line, Lines } from "../mail-form.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import { saidOf } from "./order-words.ts";

const PICTURE = 60;

export function orderLines(content: OrderContent): Lines {
  const { order } = content;
  const { money, total } = saidOf(content);
  const lines = order.lines.map((line) => lineOf(content, line, priceNote(line, order, money), money(line.total)));
  const { tax } = order;
  const included = tax.mode === "inclusive" ? tax.rates : [];
  return {
    lines,
    sums: {
      above: sumsAbove(order, money),
      total: ["Total", total],
      below: [
        ...included.map(({ taxRate, amount }) => [`Includes ${formatRate(taxRate)} tax`, money(amount)] as const),
        ...(order.reverseCharge ? [[REVERSE_CHARGE, order.reverseCharge.buyer] as const] : []),
      ],
    },
  };
}

/** Order lines without prices. */
export function linesWithoutMoney(content: OrderContent, lines: readonly OrderLine[] = content.order.lines): Lines {
  return { lines: lines.map((line) => lineOf(content, line, formatCount(line.quantity, "item"), "")), sums: null };
}

function lineOf({ mediaBase }: OrderContent, line: OrderLine, note: string, amount: string): Line {
  const { title, variantName, image } = line;
  const scale = image ? PICTURE / Math.max(image.width, image.height) : 0;
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return {
    title: preventAutolink(title),
    variant: preventAutolink(variantName),
    notes: [note, ...lineFacts(line).map(preventAutolink)],
    amount,
    picture: image && {
      url: mediaUrl(mediaBase, image, PICTURE * 2),
      width: side(image.width),
      height: side(image.height),
      colour: image.color,
    },
  };
}

type Money = (amount: number) => string;

/** Quantity, unit price and tax of a line. */
function priceNote({ quantity, unit, tax }: OrderLine, order: Order, money: Money): string {
  const pieces = `${quantity} × ${money(unit)}`;
  if (order.tax.mode === "none" || tax.taxRate === 0) return pieces;
  return `${pieces}, ${order.tax.mode === "inclusive" ? "with" : "plus"} ${formatRate(tax.taxRate)} tax`;
}

/** The sums between lines and total; empty if the lines are the total. */
function sumsAbove({ delivery, subtotal, discount, shipping, shippingMethod, tax }: Order, money: Money): Fact[] {
  const added = tax.mode === "exclusive" ? tax.rates : [];
  const by = shippingMethod && shippingMethod.name !== "Shipping" ? `Shipping, ${preventAutolink(shippingMethod.name)}` : "Shipping";
  const sums: Fact[] = [
    ...(discount
      ? [[`Code ${discount.code}`, discount.type === "free_shipping" ? "Free shipping" : `−${money(discount.amount)}`] as const]
      : []),
    ...(delivery === "shipping" ? [[by, money(shipping)] as const] : []),
    ...added.map(({ taxRate, amount }) => [`Tax ${formatRate(taxRate)}`, money(amount)] as const),
  ];
  return sums.length > 0 ? [["Items", money(subtotal)], ...sums] : [];
}
