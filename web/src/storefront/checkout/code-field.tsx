import type { Quote } from "@awning/domain/cart/cart";
import { DISCOUNT_CODE_TYPED_MAX } from "@awning/domain/discount/discount";
import { formatMoney } from "@awning/domain/money/money";
import { discountCodeError } from "../labels.ts";
import { FieldError } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import type { CheckoutErrors, CheckoutForm } from "./checkout-form.ts";
import * as labels from "./labels.ts";

type Props = { quote: Quote; form: CheckoutForm; errors: CheckoutErrors; language: string };

/** The discount code field: collapsed until used, with its result beside it. */
export function CodeField({ quote, form, errors, language }: Props) {
  const error = quote.codeProblem ? discountCodeError(quote.codeProblem, quote.currency, language) : errors.code;
  return (
    <details className="faq faq--bare code" open={form.code !== ""}>
      <summary>
        {labels.discountCode}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className="code__row">
        <input
          id="code"
          name="code"
          aria-label={labels.discountCode}
          defaultValue={form.code}
          maxLength={DISCOUNT_CODE_TYPED_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "code-error" : undefined}
        />
        <button className="btn btn--line" type="submit" name="act" value="code">
          {labels.apply}
        </button>
      </div>
      <FieldError name="code" error={error} />
      {quote.discount && (
        <p className="hint" data-code-used>
          {quote.discount.type === "free_shipping"
            ? labels.appliedFreeShipping(quote.discount.code)
            : labels.appliedOff(quote.discount.code, formatMoney(quote.discount.amount, quote.currency, language))}
        </p>
      )}
    </details>
  );
}
