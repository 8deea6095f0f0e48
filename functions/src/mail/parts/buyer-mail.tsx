import { invoiceOf, type Seller } from "@awning/domain/order/invoice";
import { INVOICE_PAPER, PAPER_PARAMETER, WRITE_ANCHOR } from "@awning/domain/routes/paths";
import type { ReactNode } from "react";
import { defuse } from "../defuse.ts";
import { ownerLook } from "../look/owner-look.ts";
import { type OrderContent, shownUrl } from "../mail-content.ts";
import { LegalLinks } from "./legal-links.tsx";
import { MailShell } from "./mail-shell.tsx";
import { ShopName } from "./shop-name.tsx";
import { TestNotice } from "./test-notice.tsx";
import { Aside, InlineLink } from "./words.tsx";

/** A mail in a shop's name to a buyer: the shop's theme on top, who sells and the invoice, once there is one, at the foot. */
export function BuyerMail(props: { content: OrderContent; title: string; preview: string; children: ReactNode }) {
  const { content, title, preview, children } = props;
  const { shop } = content;
  const invoice = invoiceOf(content.order);
  const name = defuse(shop.name);
  return (
    <MailShell
      look={ownerLook(shop.theme, shop.design)}
      title={title}
      preview={preview}
      name={<ShopName name={shop.name} headline={shop.headline} />}
      footer={
        <>
          {invoice ? (
            <Aside small>
              <InlineLink href={invoiceUrl(content)} quiet>
                Invoice {invoice}
              </InlineLink>{" "}
              for this order, to read or print.
            </Aside>
          ) : null}
          <Aside small>
            Sold by {name},{" "}
            <InlineLink href={shop.url} quiet>
              {shownUrl(shop.url)}
            </InlineLink>
            .
          </Aside>
          {content.seller ? <Aside small>{sellerWords(content.seller)}</Aside> : null}
          <LegalLinks shop={shop} />
          <Aside small>
            <InlineLink href={`${content.url}#${WRITE_ANCHOR}`} quiet>{`Write to ${name}`}</InlineLink>, or reply to this email. Sent with
            Awning.
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
  const said = [name, ...address.split("\n"), taxNumber && `Tax number ${taxNumber}`].filter((one) => one !== "").map(defuse);
  // To be copied and answered as it is: the schema lets nothing through that is no mail address.
  return [...said, ...(email === "" ? [] : [email])].join(" · ");
}

/** The link of the order already carries its key. */
function invoiceUrl({ url }: OrderContent): string {
  const address = new URL(url);
  address.searchParams.set(PAPER_PARAMETER, INVOICE_PAPER);
  return address.href;
}
