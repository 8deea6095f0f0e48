import { mediaUrl } from "@awning/domain/media/media";
import { formatMoney } from "@awning/domain/money/money";
import type { TaxMode } from "@awning/domain/money/tax";
import { formatRate } from "@awning/domain/money/tax-labels";
import { lineFacts } from "@awning/domain/order/labels";
import { mayRead, receiptsOf } from "@awning/domain/order/money/receipt";
import type { Order, OrderLine } from "@awning/domain/order/order";
import type { Address } from "@awning/domain/values/address";
import { addressLines as linesOf } from "@awning/domain/values/address-lines";
import { formatCount } from "@awning/domain/values/counts";
import type { CSSProperties } from "react";
import { Img } from "react-email";
import type { OrderContent } from "../mail-content.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import * as labels from "./mail-labels.ts";
import { useMailTheme } from "./mail-shell.tsx";
import { Quotation } from "./shop-name.tsx";

const PICTURE = 60;

/** What was ordered with pictures, and below it the money. `withMoney` false leaves both prices and totals out. */
export function OrderLines({ content, withMoney = true }: { content: OrderContent; withMoney?: boolean }) {
  const { order, locale, mediaBase } = content;
  const look = useMailTheme();
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const hasPictures = order.lines.some((line) => line.image !== null);
  const span = hasPictures ? 2 : 1;
  const rule = `1px solid ${look.light.line}`;
  const text: CSSProperties = { fontFamily: look.textFont, fontSize: 16, lineHeight: "22px", color: look.light.ink };
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} data-text-format="dataTable" style={{ margin: "0 0 26px" }}>
      <tbody>
        {order.lines.map((line) => (
          <tr key={`${line.productId}_${line.variantId}`}>
            {hasPictures ? (
              <td className="line" width={PICTURE + 12} valign="middle" style={{ padding: "12px 0", borderTop: rule }}>
                <Picture line={line} mediaBase={mediaBase} />
              </td>
            ) : null}
            <td
              className="ink line"
              valign="middle"
              style={{ padding: hasPictures ? "12px 8px" : "12px 8px 12px 0", borderTop: rule, ...text }}
            >
              <b>{preventAutolink(line.title)}</b>
              {line.variantName === "" ? null : `, ${preventAutolink(line.variantName)}`}
              <br />
              <span className="soft" style={{ color: look.light.soft, fontSize: 15 }}>
                {withMoney ? lineNote(line, order.tax.mode, money) : formatCount(line.quantity, "item")}
                {lineFacts(line).map((fact) => (
                  <span key={fact}>
                    <br />
                    {preventAutolink(fact)}
                  </span>
                ))}
              </span>
            </td>
            <td
              className="ink line"
              align="right"
              valign="middle"
              style={{ padding: "12px 0", borderTop: rule, ...text, whiteSpace: "nowrap" }}
            >
              {withMoney ? money(line.total) : ""}
            </td>
          </tr>
        ))}
        {withMoney ? <Totals content={content} money={money} rule={rule} span={span} /> : null}
      </tbody>
    </table>
  );
}

function Picture({ line, mediaBase }: { line: OrderLine; mediaBase: string }) {
  const look = useMailTheme();
  if (!line.image) return "\u00a0";
  const { width, height } = line.image;
  const scale = PICTURE / Math.max(width, height);
  return (
    <Img
      src={mediaUrl(mediaBase, line.image, PICTURE * 2)}
      width={Math.max(1, Math.round(width * scale))}
      height={Math.max(1, Math.round(height * scale))}
      alt=""
      style={{ display: "block", border: 0, borderRadius: look.radius.box === "0" ? 0 : 10, backgroundColor: line.image.color }}
    />
  );
}

function Totals(props: { content: OrderContent; money: (amount: number) => string; rule: string; span: number }) {
  const { content, money, rule, span } = props;
  const { order } = content;
  const look = useMailTheme();
  const quiet: CSSProperties = { padding: "4px 0", fontFamily: look.textFont, fontSize: 15, lineHeight: "20px", color: look.light.soft };
  const loud: CSSProperties = {
    padding: "8px 0 0",
    fontFamily: look.headFont,
    fontWeight: look.headWeight,
    fontSize: Math.round(22 * look.headScale),
    lineHeight: "28px",
    textTransform: look.headCase,
    color: look.light.ink,
  };
  const rows = sumRows(order, money);
  const partRows = includedTaxes(order, money);
  return (
    <>
      <tr data-skip-in-text="true">
        <td className="line" colSpan={span + 1} style={{ borderTop: rule, height: 8, fontSize: 1, lineHeight: "8px" }}>
          {"\u00a0"}
        </td>
      </tr>
      {rows.map(([label, amount]) => (
        <tr key={label}>
          <td className="soft" colSpan={span} style={quiet}>
            {label}
          </td>
          <td className="soft" align="right" style={{ ...quiet, whiteSpace: "nowrap" }}>
            {amount}
          </td>
        </tr>
      ))}
      <tr>
        <td className="ink" colSpan={span} style={loud}>
          {labels.total}
        </td>
        <td className="ink" align="right" style={{ ...loud, whiteSpace: "nowrap" }}>
          {money(order.total)}
        </td>
      </tr>
      {partRows.map(([label, amount]) => (
        <tr key={label}>
          <td className="soft" colSpan={span} style={quiet}>
            {label}
          </td>
          <td className="soft" align="right" style={{ ...quiet, whiteSpace: "nowrap" }}>
            {amount}
          </td>
        </tr>
      ))}
    </>
  );
}

type Sums = Pick<Order, "delivery" | "subtotal" | "discount" | "shipping" | "shippingMethod" | "tax">;
type Money = (amount: number) => string;
type Row = readonly [label: string, amount: string];

/** What stands between the goods and the total of an order; nothing when the goods are the total. */
function sumRows({ delivery, subtotal, discount, shipping, shippingMethod, tax }: Sums, money: Money): Row[] {
  const rows: Row[] = [
    ...(discount
      ? [[labels.code(discount.code), discount.type === "free_shipping" ? labels.freeShipping : `−${money(discount.amount)}`] as const]
      : []),
    ...(delivery === "shipping"
      ? [
          [
            shippingMethod && shippingMethod.name !== labels.shipping
              ? labels.shippingBy(preventAutolink(shippingMethod.name))
              : labels.shipping,
            money(shipping),
          ] as const,
        ]
      : []),
    ...(tax.mode === "exclusive" ? tax.rates.map(({ taxRate, amount }) => [labels.tax(formatRate(taxRate)), money(amount)] as const) : []),
  ];
  return rows.length > 0 ? [[labels.items, money(subtotal)], ...rows] : [];
}

/** The taxes that prices hold already, for below the total. */
function includedTaxes({ tax }: Pick<Order, "tax">, money: Money): Row[] {
  return tax.mode === "inclusive" ? tax.rates.map(({ taxRate, amount }) => [labels.includesTax(formatRate(taxRate)), money(amount)]) : [];
}

/** How many at what price, and the tax of the line. */
function lineNote({ quantity, unit, tax }: OrderLine, mode: TaxMode, money: Money): string {
  const pieces = `${quantity} × ${money(unit)}`;
  if (mode === "none" || tax.taxRate === 0) return pieces;
  return (mode === "inclusive" ? labels.piecesWithTax : labels.piecesPlusTax)(pieces, formatRate(tax.taxRate));
}

/** What the shop says about each thing that was bought, marked as its own words; nothing before it is paid. */
export function ReceiptLabels({ shop, order }: OrderContent) {
  if (!mayRead(order)) return null;
  return receiptsOf(order).map(({ productId, title, text }) => (
    <Quotation key={productId} from={labels.messageFromAbout(preventAutolink(shop.name), preventAutolink(title))} text={text} />
  ));
}

/** A postal address as lines of text, with the country's name in English. */
export function addressLines(address: Address): string {
  const country = new Intl.DisplayNames("en", { type: "region" }).of(address.country) ?? address.country;
  return preventAutolink(linesOf(address, country).join("\n"));
}
