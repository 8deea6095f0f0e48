import { formatIban } from "@awning/domain/money/bank/bank-account";
import { formatMoney } from "@awning/domain/money/money";
import { formatRate, REVERSE_CHARGE } from "@awning/domain/money/tax-labels";
import { paidLabel } from "@awning/domain/order/labels";
import { type Invoice, invoiceName, invoiceProblem, makeInvoice, type Seller } from "@awning/domain/order/money/invoice";
import { type TransferDue, transferDue } from "@awning/domain/order/money/transfer-due";
import { type Order, orderName } from "@awning/domain/order/order";
import { paths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { dateLocales } from "@awning/domain/time/format";
import { CircleAlert, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { dataOr, useLive } from "#data/core/live.ts";
import { issueInvoice, useSeller, watchInvoice } from "#data/order/invoices.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { qrPicture } from "#storefront/index.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { addressLines } from "../lines.ts";
import * as labels from "./labels.ts";
import { PaperFrame, PaperSkeleton, paperDate } from "./paper-frame.tsx";

/** `/orders/:id/invoice`: the printable invoice of an order, or a draft until it is issued. */
export function InvoiceScreen() {
  return <PaperFrame title={labels.invoice}>{(order, language) => <OrderInvoice order={order} language={language} />}</PaperFrame>;
}

function OrderInvoice({ order, language }: { order: Order; language: string }) {
  const issued = useLive(`invoice/${order.siteId}/${order.id}`, watchInvoice(order.siteId, order.id));
  const seller = useSeller();
  const back = { to: paths.order(order.id), label: labels.order(orderName(order.number)) };
  if (issued.state === "ready" && issued.data)
    return <IssuedInvoice invoice={issued.data} due={transferDue(order)} back={back} language={language} />;
  // Until it is known whether an invoice exists, none can be issued.
  const isKnown = issued.state === "ready" && seller.state === "ready";
  if (issued.state === "loading" || seller.state === "loading") return <PaperSkeleton title={labels.invoice} />;
  const known = dataOr(seller, null);
  return <DraftInvoice order={order} seller={known} isKnown={isKnown} back={back} language={language} />;
}

type Back = { to: string; label: string };

type IssuedProps = { invoice: Invoice; due: TransferDue | null; back: Back; language: string };

function IssuedInvoice({ invoice, due, back, language }: IssuedProps) {
  return (
    <>
      <PageHeader
        back={back}
        title={labels.invoiceLabel(invoiceName(invoice.number))}
        state={[labels.issuedCantBeChanged]}
        actions={
          <Button variant="primary" icon={Printer} onClick={() => window.print()}>
            {labels.printLabel}
          </Button>
        }
      />
      <InvoicePaper invoice={invoice} due={due} isDraft={false} language={language} />
    </>
  );
}

const NOBODY: Seller = { name: "", address: "", email: "", taxNumber: "", note: "" };

type DraftProps = { order: Order; seller: Seller | null; isKnown: boolean; back: Back; language: string };

function DraftInvoice({ order, seller, isKnown, back, language }: DraftProps) {
  const { isBusy, run } = useAction(showFailure);
  const isOnline = useOnline();
  const zone = useOwnZone(order.siteId) || "UTC";
  const problem = invoiceProblem(order);
  const issue = () =>
    run(async () => {
      showToast(labels.invoiceIssued(invoiceName(await issueInvoice(order.id))));
    });
  const canIssue = isKnown && problem === null && seller !== null;
  return (
    <>
      <PageHeader
        back={back}
        title={labels.invoice}
        state={[labels.notIssuedYet]}
        actions={
          canIssue ? (
            <Button variant="primary" isBusy={isBusy} disabled={!isOnline} onClick={issue}>
              {isOnline ? labels.issueInvoice : uiLabels.needsAConnection}
            </Button>
          ) : undefined
        }
      />
      {problem ? (
        <Notice icon={CircleAlert} tone="plain">
          {problem === "test" ? labels.testOrderRefused : labels.canceledOrderRefused}
        </Notice>
      ) : null}
      {isKnown && problem === null && seller === null ? (
        <Notice
          icon={CircleAlert}
          action={
            <ButtonLink size="sm" to={settingsPaths.section("business", "business-details")}>
              {labels.addBusinessDetails}
            </ButtonLink>
          }
        >
          {labels.businessDetailsMissing}
        </Notice>
      ) : null}
      {canIssue ? <p className="soft paper-hint">{labels.invoicePreviewHint}</p> : null}
      {problem === null ? (
        <InvoicePaper
          invoice={makeInvoice(order, seller ?? NOBODY, { number: 0, at: Date.now(), zone })}
          due={transferDue(order)}
          isDraft
          language={language}
        />
      ) : null}
    </>
  );
}

/** A printable invoice in the shop's language. A draft has no number and says so. */
export function InvoicePaper({ invoice, due, isDraft, language }: Omit<IssuedProps, "back"> & { isDraft: boolean }) {
  const { seller, buyer, tax } = invoice;
  const money = (amount: number) => formatMoney(amount, invoice.currency, language);
  const address = buyer.address ? addressLines(buyer.address, language) : [];
  return (
    <article className={`paper ${isDraft ? "paper--draft" : ""}`} aria-label={isDraft ? labels.invoiceDraft : labels.invoice}>
      <header className="paper__top">
        <div>
          <strong className="paper__seller">{seller.name || labels.seller}</strong>
          <p className="paper__lines">{seller.address}</p>
          {seller.email ? <p>{seller.email}</p> : null}
          {seller.taxNumber ? <p>{labels.taxNumber(seller.taxNumber)}</p> : null}
          {invoice.reverseCharge ? <p>{labels.vatNumber(invoice.reverseCharge.seller)}</p> : null}
        </div>
        <div className="paper__what">
          <h2>{isDraft ? labels.draft : labels.invoiceLabel(invoiceName(invoice.number))}</h2>
          <dl>
            <Fact label={labels.issued}>{isDraft ? labels.notYet : paperDate(invoice.at, language)}</Fact>
            <Fact label={labels.ordered}>{paperDate(invoice.placedAt, language)}</Fact>
            <Fact label={labels.orderLabel}>{orderName(invoice.orderNumber)}</Fact>
          </dl>
        </div>
      </header>
      <section className="paper__to" aria-label={labels.buyer}>
        <span className="paper__label">{labels.to}</span>
        {[...new Set([buyer.name, ...address])].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {buyer.email ? <span>{buyer.email}</span> : null}
        {buyer.taxNumber ? <span>{labels.vatNumber(buyer.taxNumber)}</span> : null}
      </section>
      <table className="paper__goods">
        <thead>
          <tr>
            <th>{labels.items}</th>
            <th className="n">{labels.quantity}</th>
            <th className="n">{uiLabels.price}</th>
            {tax.mode === "none" ? null : <th className="n">{labels.tax}</th>}
            <th className="n">{uiLabels.amount}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an issued invoice never changes, and two lines can read the same
            <tr key={index}>
              <td>
                {line.title}
                {line.variantName ? `, ${line.variantName}` : ""}
                {line.discount > 0 ? <small>{labels.ofDiscountAppliesHere(money(line.discount))}</small> : null}
              </td>
              <td className="n">{line.quantity}</td>
              <td className="n">{money(line.unit)}</td>
              {tax.mode === "none" ? null : <td className="n">{formatRate(line.tax.taxRate)}</td>}
              <td className="n">{money(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="paper__sums">
        <Fact label={labels.items}>{money(invoice.subtotal)}</Fact>
        {invoice.discount ? <Fact label={labels.discount(invoice.discount.code)}>−{money(invoice.discount.amount)}</Fact> : null}
        {invoice.shipping ? (
          <Fact label={[labels.shipping, invoice.shipping.name].filter(Boolean).join(", ")}>{money(invoice.shipping.price)}</Fact>
        ) : null}
        {tax.mode === "exclusive" ? <Taxes invoice={invoice} money={money} /> : null}
        <Fact label={labels.total} isTotal>
          {money(invoice.total)}
        </Fact>
        {tax.mode === "inclusive" ? <Taxes invoice={invoice} money={money} /> : null}
        {invoice.paid.map((payment) => (
          <Fact key={payment.at} label={labels.paid(paidLabel(payment, dateLocales(language)))}>
            {money(payment.amount)}
          </Fact>
        ))}
        {invoice.refunded > 0 ? <Fact label={labels.refunded}>−{money(invoice.refunded)}</Fact> : null}
      </dl>
      {invoice.reverseCharge ? <p className="paper__lines paper__note">{REVERSE_CHARGE}.</p> : null}
      {due ? <Due due={due} /> : null}
      {seller.note ? <p className="paper__lines paper__note">{seller.note}</p> : null}
    </article>
  );
}

/** Where to transfer the amount, as long as it is due. */
function Due({ due: { account, reference, code } }: { due: TransferDue }) {
  return (
    <>
      <dl className="paper__sums">
        <Fact label={labels.accountHolder}>{account.holder}</Fact>
        <Fact label={labels.iban}>{formatIban(account.iban)}</Fact>
        {account.bic ? <Fact label={labels.bic}>{account.bic}</Fact> : null}
        <Fact label={labels.reference}>{reference}</Fact>
      </dl>
      {code === null ? null : <img src={qrPicture(code)} width={168} height={168} alt={labels.payCode} />}
    </>
  );
}

function Taxes({ invoice: { tax }, money }: { invoice: Invoice; money: (amount: number) => string }) {
  return tax.rates.map(({ taxRate, taxed, amount }) => (
    <Fact
      key={taxRate}
      label={labels.taxRateOn(tax.mode === "inclusive" ? labels.includesTax : labels.tax, formatRate(taxRate), money(taxed))}
    >
      {money(amount)}
    </Fact>
  ));
}

function Fact({ label, isTotal = false, children }: { label: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={isTotal ? "paper__total" : ""}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
