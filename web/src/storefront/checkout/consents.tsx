import type { Quote } from "@awning/domain/cart/cart";
import { checkoutConsentText } from "@awning/domain/contact/contact";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { paths } from "@awning/domain/routes/paths";
import type { PurchaseTerms } from "@awning/domain/shop/purchase-terms";
import type { LegalKind } from "@awning/domain/site/legal-titles";
import type { ReactNode } from "react";
import { Tick } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import type { ShopFace } from "../parts/page-frame.tsx";
import { exception, NO_WITHDRAWAL, sealed } from "../withdrawal/labels.ts";
import { type CheckoutErrors, type CheckoutForm, firstWrong, textsIn } from "./checkout-form.ts";
import * as labels from "./labels.ts";

type Props = { quote: Quote; form: CheckoutForm; errors: CheckoutErrors; shop: ShopFace };

/** The buyer's consents, one by one: the terms, immediate download, and optional marketing mails. */
export function Consents({ quote, form, errors, shop }: Props) {
  const shopName = shop.displayName;
  const hasFiles = quote.lines.some((line) => line.kind === "digital");
  const hasGoods = quote.lines.some((line) => line.kind !== "digital");
  return (
    <>
      {quote.terms && <Terms of={quote.terms} />}
      {hasGoods && <WithdrawalNote shop={shop} quote={quote} />}
      <Consent name="acceptTerms" of={textsIn(quote.hash)} isTicked={form.acceptTerms} errors={errors}>
        {labels.imOrderingAndHaveRead(shopName, textsToRead(quote, shop))}
      </Consent>
      {hasFiles && (
        <Consent name="acceptDigital" isTicked={form.acceptDigital} errors={errors}>
          {labels.withdrawalWaiver}
        </Consent>
      )}
      <Consent name="marketing" isTicked={form.marketing} errors={{}}>
        {labels.optional(checkoutConsentText(shopName))}
      </Consent>
    </>
  );
}

/** The shop's own texts that the buyer accepts; its legal notice is in the footer. */
const READ: Readonly<Partial<Record<LegalKind, string>>> = {
  terms: labels.terms,
  withdrawal: labels.rightOfWithdrawal,
  privacy: labels.privacyNotice,
};

const TERMS_ID = "purchase-terms";

/** The terms a buyer accepts when the shop has none of its own: short, and about this purchase. */
function Terms({ of }: { of: PurchaseTerms }) {
  return (
    <section className="terms" id={TERMS_ID}>
      <h3>{labels.termsOfThisPurchase}</h3>
      <dl>
        {of.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The texts the buyer confirms to have read: "its terms" and "its privacy notice", or ours when the shop has none. */
function textsToRead(quote: Quote, { foot }: ShopFace): ReactNode[] {
  const own = (foot?.legal ?? []).flatMap((kind) => (READ[kind] ? [{ kind, name: READ[kind] }] : []));
  const hasPrivacy = own.some(({ kind }) => kind === "privacy");
  const ofThisPurchase = <a href={`#${TERMS_ID}`}>{labels.termsOfThisPurchaseLabel}</a>;
  return [
    ...(quote.terms ? [ofThisPurchase] : []),
    ...own.map(({ kind, name }) => labels.textOfTheShop(<Text href={ownPaths.legal(foot?.username ?? "", kind)}>{name}</Text>)),
    ...(hasPrivacy ? [] : [labels.ourText(<Text href={paths.privacy}>{labels.privacyNotice}</Text>)]),
  ];
}

/** Opens in a new tab, because leaving the checkout would lose the input. */
function Text({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** How to withdraw and what cannot be withdrawn from, before buying. */
function WithdrawalNote({ shop: { displayName: shopName, foot }, quote }: Pick<Props, "shop" | "quote">) {
  return (
    <details className="faq faq--bare" open={quote.lines.some(({ withdrawal }) => withdrawal !== undefined)}>
      <summary>
        {labels.yourRightToWithdraw}
        <Icon name="chevron-down" size={20} />
      </summary>
      <p className="soft">
        {labels.withdrawalHint(shopName)}
        {foot?.legal.includes("withdrawal") && (
          <>
            {" "}
            <Text href={ownPaths.legal(foot.username, "withdrawal")}>{labels.readFullPolicy}</Text>
          </>
        )}
      </p>
      {quote.lines.map(({ productId, variantId, title, withdrawal }) =>
        withdrawal === undefined ? null : (
          <p className="soft" key={`${productId}.${variantId}`}>
            {exception(title, withdrawal === "sealed" ? sealed : NO_WITHDRAWAL[withdrawal])}
          </p>
        ),
      )}
    </details>
  );
}

type ConsentProps = {
  name: "acceptTerms" | "acceptDigital" | "marketing";
  /** The texts of this checkbox: a check for other texts is not kept. */
  of?: string;
  isTicked: boolean;
  errors: CheckoutErrors;
  children: ReactNode;
};

function Consent({ name, of, isTicked, errors, children }: ConsentProps) {
  const error = name === "marketing" ? undefined : errors[name];
  const isFirstWrong = error !== undefined && firstWrong(errors) === name;
  return (
    <Tick {...{ name, isTicked, error, isFirstWrong }} value={of ? `yes.${of}` : "yes"}>
      {children}
    </Tick>
  );
}
