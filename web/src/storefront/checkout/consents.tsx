import type { Quote } from "@awning/domain/cart";
import { paths } from "@awning/domain/paths";
import type { ReactNode } from "react";
import { FieldError } from "../parts/field-error.tsx";
import { Icon } from "../parts/icon.tsx";
import { type CheckoutErrors, type CheckoutForm, firstWrong } from "./checkout-form.ts";

type Props = { quote: Quote; form: CheckoutForm; errors: CheckoutErrors; shopName: string };

/** What a buyer agrees to, each for itself: the terms, files at once, and mails that nobody has to want. */
export function Consents({ quote, form, errors, shopName }: Props) {
  const hasFiles = quote.lines.some((line) => line.kind === "digital");
  const hasGoods = quote.lines.some((line) => line.kind === "physical");
  return (
    <>
      {hasGoods && <WithdrawalNote shopName={shopName} />}
      <Tick name="acceptTerms" isTicked={form.acceptTerms} errors={errors}>
        I order from {shopName} and have read the <a href={paths.terms}>terms</a> and the <a href={paths.privacy}>privacy notice</a>.
      </Tick>
      {hasFiles && (
        <Tick name="acceptDigital" isTicked={form.acceptDigital} errors={errors}>
          I want the files at once and know that I cannot withdraw from them any more once I have them.
        </Tick>
      )}
      <Tick name="marketing" isTicked={form.marketing} errors={{}}>
        {shopName} may write to me about new things. Not needed for the order.
      </Tick>
    </>
  );
}

function WithdrawalNote({ shopName }: { shopName: string }) {
  return (
    <details className="faq faq--bare">
      <summary>
        Your right to withdraw
        <Icon name="chevron-down" size={20} />
      </summary>
      <p className="soft">
        You can withdraw from this order without a reason until 14 days after the goods reached you. Tell {shopName}, for example by
        answering the mail about your order, and send the goods back within 14 days after that. What you paid comes back to you. Things made
        to your own wishes are excepted.
      </p>
    </details>
  );
}

type TickProps = { name: "acceptTerms" | "acceptDigital" | "marketing"; isTicked: boolean; errors: CheckoutErrors; children: ReactNode };

function Tick({ name, isTicked, errors, children }: TickProps) {
  const error = name === "marketing" ? undefined : errors[name];
  return (
    <div>
      <label className="tick">
        <input
          type="checkbox"
          name={name}
          value="yes"
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
