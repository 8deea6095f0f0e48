import type { Quote } from "@awning/domain/cart";
import { checkoutConsentWords } from "@awning/domain/contact";
import type { LegalKind } from "@awning/domain/legal-titles";
import { ownPaths } from "@awning/domain/own-paths";
import { paths } from "@awning/domain/paths";
import { Fragment, type ReactNode } from "react";
import { FieldError } from "../parts/field-error.tsx";
import { Icon } from "../parts/icon.tsx";
import type { ShopFace } from "../parts/shop-face.ts";
import { type CheckoutErrors, type CheckoutForm, firstWrong, textsIn } from "./checkout-form.ts";

type Props = { quote: Quote; form: CheckoutForm; errors: CheckoutErrors; shop: ShopFace };

/** What a buyer agrees to, each for itself: the terms, files at once, and mails that nobody has to want. */
export function Consents({ quote, form, errors, shop }: Props) {
  const shopName = shop.displayName;
  const hasFiles = quote.lines.some((line) => line.kind === "digital");
  const hasGoods = quote.lines.some((line) => line.kind !== "digital");
  return (
    <>
      {hasGoods && <WithdrawalNote shop={shop} />}
      <Tick name="acceptTerms" of={textsIn(quote.hash)} isTicked={form.acceptTerms} errors={errors}>
        I order from {shopName} and have read <OwnTexts shop={shop} />
        the <Text href={paths.terms}>terms</Text> and the <Text href={paths.privacy}>privacy notice</Text>
        {hasOwn(shop) ? " of Awning." : "."}
      </Tick>
      {hasFiles && (
        <Tick name="acceptDigital" isTicked={form.acceptDigital} errors={errors}>
          I want the files at once and know that I cannot withdraw from them any more once I have them.
        </Tick>
      )}
      <Tick name="marketing" isTicked={form.marketing} errors={{}}>
        {checkoutConsentWords(shopName)} Not needed for the order.
      </Tick>
    </>
  );
}

/** What a buyer reads of the shop's own before the order; its legal notice stands at the foot of the page. */
const READ: Readonly<Partial<Record<LegalKind, string>>> = { terms: "terms", withdrawal: "right of withdrawal", privacy: "privacy notice" };

function hasOwn({ foot }: ShopFace): boolean {
  return foot?.legal.some((kind) => kind in READ) ?? false;
}

/** The shop's own texts, as far as it has them: "its terms, its privacy notice, and". */
function OwnTexts({ shop: { foot } }: { shop: ShopFace }) {
  const own = (foot?.legal ?? []).filter((kind) => kind in READ);
  if (!foot || own.length === 0) return null;
  return (
    <>
      {own.map((kind) => (
        <Fragment key={kind}>
          its <Text href={ownPaths.legal(foot.username, kind)}>{READ[kind]}</Text>,{" "}
        </Fragment>
      ))}
      and{" "}
    </>
  );
}

/** Opened beside the checkout: going there and back would lose what was typed. */
function Text({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

function WithdrawalNote({ shop: { displayName: shopName, foot } }: { shop: ShopFace }) {
  return (
    <details className="faq faq--bare">
      <summary>
        Your right to withdraw
        <Icon name="chevron-down" size={20} />
      </summary>
      <p className="soft">
        You can withdraw from this order without a reason until 14 days after the goods reached you, from a service until 14 days after the
        order. Tell {shopName}, for example by answering the mail about your order, and send goods back within 14 days after that. What you
        paid comes back to you. Things made to your own wishes are excepted.
        {foot?.legal.includes("withdrawal") && (
          <>
            {" "}
            <Text href={ownPaths.legal(foot.username, "withdrawal")}>The whole text</Text>
          </>
        )}
      </p>
    </details>
  );
}

type TickProps = {
  name: "acceptTerms" | "acceptDigital" | "marketing";
  /** The texts it is about: a tick that was set for others is not kept. */
  of?: string;
  isTicked: boolean;
  errors: CheckoutErrors;
  children: ReactNode;
};

function Tick({ name, of, isTicked, errors, children }: TickProps) {
  const error = name === "marketing" ? undefined : errors[name];
  return (
    <div>
      <label className="tick">
        <input
          type="checkbox"
          name={name}
          value={of ? `yes.${of}` : "yes"}
          defaultChecked={isTicked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          // biome-ignore lint/a11y/noAutofocus: only after a refused form, to lead to what has to be mended
          autoFocus={error !== undefined && firstWrong(errors) === name}
        />
        <span>{children}</span>
      </label>
      <FieldError name={name} error={error} />
    </div>
  );
}
