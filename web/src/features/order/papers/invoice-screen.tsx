import { type Invoice, invoiceName, invoiceProblem, makeInvoice, type Seller } from "@awning/domain/order/money/invoice";
import { type Order, orderName } from "@awning/domain/order/order";
import { paths } from "@awning/domain/routes/paths";
import { CircleAlert, Printer } from "lucide-react";
import { useLive } from "#data/core/live.ts";
import { issueInvoice, useSeller, watchInvoice } from "#data/order/invoices.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { showFailure, showToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { InvoicePaper } from "../invoice-paper.tsx";
import * as labels from "./labels.ts";
import { PaperFrame } from "./paper-frame.tsx";

/** `/orders/:id/invoice`: the printable invoice of an order, or a draft until it is issued. */
export function InvoiceScreen() {
  return <PaperFrame title={labels.invoice}>{(order, language) => <OrderInvoice order={order} language={language} />}</PaperFrame>;
}

function OrderInvoice({ order, language }: { order: Order; language: string }) {
  const issued = useLive(`invoice/${order.siteId}/${order.id}`, watchInvoice(order.siteId, order.id));
  const seller = useSeller();
  const back = { to: paths.order(order.id), label: labels.order(orderName(order.number)) };
  if (issued.state === "ready" && issued.data) return <IssuedInvoice invoice={issued.data} back={back} language={language} />;
  // Until it is known whether an invoice exists, none can be issued.
  const isKnown = issued.state === "ready" && seller.state === "ready";
  const known = seller.state === "ready" ? seller.data : null;
  return <DraftInvoice order={order} seller={known} isKnown={isKnown} back={back} language={language} />;
}

type Back = { to: string; label: string };

function IssuedInvoice({ invoice, back, language }: { invoice: Invoice; back: Back; language: string }) {
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
      <InvoicePaper invoice={invoice} isDraft={false} language={language} />
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
            <ButtonLink size="sm" to={paths.information}>
              {labels.goToInformation}
            </ButtonLink>
          }
        >
          {labels.businessDetailsMissing}
        </Notice>
      ) : null}
      {canIssue ? <p className="soft paper-hint">{labels.invoicePreviewHint}</p> : null}
      {problem === null ? (
        <InvoicePaper invoice={makeInvoice(order, seller ?? NOBODY, { number: 0, at: Date.now(), zone })} isDraft language={language} />
      ) : null}
    </>
  );
}
