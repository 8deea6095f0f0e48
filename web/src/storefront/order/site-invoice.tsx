import { formatIban } from "@awning/domain/money/bank/bank-account";
import { formatMoney } from "@awning/domain/money/money";
import { formatRate, REVERSE_CHARGE } from "@awning/domain/money/tax-labels";
import { paidLabel } from "@awning/domain/order/labels";
import { type Invoice, invoiceName } from "@awning/domain/order/money/invoice";
import type { TransferDue } from "@awning/domain/order/money/transfer-due";
import { orderName } from "@awning/domain/order/order";
import { dateLocales } from "@awning/domain/time/format";
import { addressLines } from "@awning/domain/values/address-lines";
import { countryName } from "@awning/domain/values/country-names";
import type { ReactNode } from "react";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import * as labels from "./labels.ts";
import { Moment } from "./moment.tsx";
import { qrPicture } from "./qr-picture.ts";
import { PayCode } from "./transfer-facts.tsx";

/** `orderUrl` is the order's page, with its key. */
export type SiteInvoiceProps = { shop: ShopFace; mediaBase: string; invoice: Invoice; orderUrl: string; due?: TransferDue | null };

/** The invoice of an order as issued, on a page styled for print. */
export function SiteInvoice({ shop, mediaBase, invoice, orderUrl, due = null }: SiteInvoiceProps) {
  const { seller, buyer, tax, shipping, discount } = invoice;
  const money = (amount: number) => formatMoney(amount, invoice.currency, shop.language);
  const to = buyer.address;
  const address = to ? addressLines(to, countryName(to.country)) : [];
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap">
        <p className="bill__back">
          <a href={orderUrl}>{labels.backToOrder(orderName(invoice.orderNumber))}</a> {labels.printHint}
        </p>
        <article className="bill" aria-label={labels.invoice}>
          <h1 className="page-title">{labels.invoiceLabel(invoiceName(invoice.number))}</h1>
          <dl>
            <Fact label={labels.issued}>
              <Moment at={invoice.at} language={shop.language} />
            </Fact>
            <Fact label={labels.ordered}>
              <Moment at={invoice.placedAt} language={shop.language} />
            </Fact>
            <Fact label={labels.orderLabel}>{orderName(invoice.orderNumber)}</Fact>
          </dl>
          <section aria-label={labels.seller}>
            <b>{seller.name}</b>
            <p className="bill__lines">{seller.address}</p>
            {seller.email && <p>{seller.email}</p>}
            {seller.taxNumber && <p>{labels.taxNumber(seller.taxNumber)}</p>}
            {invoice.reverseCharge && <p>{labels.vatNumber(invoice.reverseCharge.seller)}</p>}
          </section>
          <section aria-label={labels.buyer}>
            <b>{labels.to(buyer.name)}</b>
            <p className="bill__lines">{[...new Set([...address, buyer.email])].filter((row) => row && row !== buyer.name).join("\n")}</p>
            {buyer.taxNumber && <p>{labels.vatNumber(buyer.taxNumber)}</p>}
          </section>
          <table>
            <thead>
              <tr>
                <th>{labels.item}</th>
                <th className="n">{labels.quantity}</th>
                <th className="n">{labels.price}</th>
                {tax.mode !== "none" && <th className="n">{labels.tax}</th>}
                <th className="n">{labels.amountLabel}</th>
              </tr>
            </thead>
            <tbody>
              {invoice.lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an issued invoice never changes, and two lines can read the same
                <tr key={index}>
                  <td>
                    {[line.title, line.variantName].filter(Boolean).join(", ")}
                    {line.discount > 0 && <small>{labels.ofDiscountAppliesTo(money(line.discount))}</small>}
                  </td>
                  <td className="n">{line.quantity}</td>
                  <td className="n">{money(line.unit)}</td>
                  {tax.mode !== "none" && <td className="n">{formatRate(line.tax.taxRate)}</td>}
                  <td className="n">{money(line.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <dl>
            <Fact label={labels.subtotal}>{money(invoice.subtotal)}</Fact>
            {discount && <Fact label={labels.discount(discount.code)}>−{money(discount.amount)}</Fact>}
            {shipping && <Fact label={[labels.shippingLabel, shipping.name].filter(Boolean).join(", ")}>{money(shipping.price)}</Fact>}
            {tax.mode === "exclusive" && <Taxes invoice={invoice} money={money} />}
            <Fact label={<b>{labels.total}</b>}>
              <b>{money(invoice.total)}</b>
            </Fact>
            {tax.mode === "inclusive" && <Taxes invoice={invoice} money={money} />}
            {invoice.paid.map((payment) => (
              <Fact key={payment.at} label={labels.paidLabel(paidLabel(payment, dateLocales(shop.language)))}>
                {money(payment.amount)}
              </Fact>
            ))}
            {invoice.refunded > 0 && <Fact label={labels.refundedLabel}>−{money(invoice.refunded)}</Fact>}
          </dl>
          {invoice.reverseCharge && <p className="bill__lines">{REVERSE_CHARGE}.</p>}
          {due && <Due due={due} />}
          {seller.note && <p className="bill__lines">{seller.note}</p>}
        </article>
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

function Due({ due: { account, reference, code } }: { due: TransferDue }) {
  return (
    <>
      <dl>
        <Fact label={labels.accountHolder}>{account.holder}</Fact>
        <Fact label={labels.iban}>{formatIban(account.iban)}</Fact>
        {account.bic && <Fact label={labels.bic}>{account.bic}</Fact>}
        <Fact label={labels.reference}>{reference}</Fact>
      </dl>
      {code !== null && <PayCode code={qrPicture(code)} />}
    </>
  );
}

function Taxes({ invoice: { tax }, money }: { invoice: Invoice; money: (amount: number) => string }) {
  const label = tax.mode === "inclusive" ? labels.includesTaxOn : labels.taxOn;
  return tax.rates.map(({ taxRate, taxed, amount }) => (
    <Fact key={taxRate} label={label(formatRate(taxRate), money(taxed))}>
      {money(amount)}
    </Fact>
  ));
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
