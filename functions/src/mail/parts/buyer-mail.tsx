import { invoiceOf, type Seller } from "@awning/domain/order/money/invoice";
import { INVOICE_PAPER, PAPER_PARAMETER, WRITE_ANCHOR } from "@awning/domain/routes/paths";
import { LEGAL_TITLES } from "@awning/domain/site/legal-titles";
import { Fragment, type ReactNode } from "react";
import { type MailShop, type OrderContent, shownUrl } from "../mail-content.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import { ownerTheme } from "../theme/owner-theme.ts";
import { Aside, InlineLink } from "./labels.tsx";
import * as labels from "./mail-labels.ts";
import { MailShell } from "./mail-shell.tsx";
import { Quotation, ShopName } from "./shop-name.tsx";
import { TestNotice } from "./test-notice.tsx";

/** A mail in a shop's name to a buyer: the shop's theme on top, who sells and the invoice, once there is one, at the foot. */
export function BuyerMail(props: { content: OrderContent; title: string; preview: string; children: ReactNode }) {
  const { content, title, preview, children } = props;
  const { shop } = content;
  const invoice = invoiceOf(content.order);
  const name = preventAutolink(shop.name);
  return (
    <MailShell
      look={ownerTheme(shop.theme, shop.design)}
      title={title}
      preview={preview}
      name={<ShopName name={shop.name} headline={shop.headline} />}
      footer={
        <>
          {invoice ? (
            <Aside small>
              {labels.invoiceOfOrder(
                <InlineLink href={invoiceUrl(content)} quiet>
                  {labels.invoice(invoice)}
                </InlineLink>,
              )}
            </Aside>
          ) : null}
          <Aside small>
            {labels.soldBy(
              name,
              <InlineLink href={shop.url} quiet>
                {shownUrl(shop.url)}
              </InlineLink>,
            )}
          </Aside>
          {content.seller ? <Aside small>{sellerWords(content.seller)}</Aside> : null}
          <LegalLinks shop={shop} />
          <Aside small>
            {labels.messageOrReply(
              <InlineLink href={`${content.url}#${WRITE_ANCHOR}`} quiet>
                {labels.message(name)}
              </InlineLink>,
            )}
          </Aside>
        </>
      }
    >
      <TestNotice order={content.order} />
      {children}
    </MailShell>
  );
}

/** Who sells, in one line. */
function sellerWords({ name, address, email, taxNumber }: Seller): string {
  const said = [name, ...address.split("\n"), taxNumber && labels.taxNumber(taxNumber)].filter((one) => one !== "").map(preventAutolink);
  // To be copied and answered as it is: the schema lets nothing through that is no mail address.
  return [...said, ...(email === "" ? [] : [email])].join(" · ");
}

/** The link of the order already carries its key. */
function invoiceUrl({ url }: OrderContent): string {
  const address = new URL(url);
  address.searchParams.set(PAPER_PARAMETER, INVOICE_PAPER);
  return address.href;
}

/** The shop's legal pages at the foot of its mails. */
export function LegalLinks({ shop: { legal } }: { shop: Pick<MailShop, "legal"> }) {
  if (legal.length === 0) return null;
  return (
    <Aside small>
      {legal.map(({ kind, url }, at) => (
        <Fragment key={kind}>
          {at > 0 && " · "}
          <InlineLink href={url} quiet>
            {LEGAL_TITLES[kind]}
          </InlineLink>
        </Fragment>
      ))}
    </Aside>
  );
}

/** What the owner says to every buyer, marked as theirs; nothing when they say nothing. */
export function ShopText({ shop, words }: OrderContent) {
  return words === "" ? null : <Quotation from={labels.messageFrom(preventAutolink(shop.name))} text={words} />;
}
