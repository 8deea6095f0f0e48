import { DISCOUNT_PRODUCTS_MAX, type Discount, type DiscountDraft, type DiscountType } from "@awning/domain/discount/discount";
import type { Currency } from "@awning/domain/money/money";
import { useState } from "react";
import { useLive } from "#data/core/live.ts";
import { useLivePages } from "#data/core/pages.ts";
import { createDiscount, updateDiscount } from "#data/discount/discounts.ts";
import { watchProductPage, watchProducts } from "#data/product/products.ts";
import { useForm } from "#form/use-form.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { DateField } from "#ui/fields/date-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import * as uiLabels from "#ui/labels.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { currencySign, numberLocale } from "#ui/locale.ts";
import { choiceRows } from "./choice-rows.ts";
import { type DiscountForm, isSoonFound, readDiscountForm, toDiscountForm } from "./discount-form.ts";
import * as labels from "./labels.ts";
import { appliesTo } from "./labels.ts";
import { randomCode } from "./random-code.ts";

const TYPES: readonly { key: DiscountType; label: string }[] = [
  { key: "percent", label: labels.percentage },
  { key: "amount", label: uiLabels.amount },
  { key: "free_shipping", label: labels.freeShipping },
];

const SOON_FOUND = labels.shortCodeHint;

type Props = { siteId: string; currency: Currency; discount: Discount | null; onClose: () => void };

/** Creates a code or edits its terms; the code itself cannot change. */
export function DiscountSheet({ siteId, currency, discount, onClose }: Props) {
  const stored = toDiscountForm(discount, currency, numberLocale());
  const { form, set, text, shown, submit } = useForm({ stored });
  const { isBusy, failure, run } = useAction();
  const [tried, setTried] = useState("");
  const read = (typed: DiscountForm) => readDiscountForm(typed, currency, numberLocale(), discount?.state ?? "active");
  const { code, draft, problems } = read(form);
  const wrong = shown(problems);
  const save = async (draft: DiscountDraft) => {
    if (discount) {
      // Not awaited: an offline change is sent later. An existing code has already been read.
      updateDiscount(siteId, discount.code, read(stored).draft ?? discount, draft).catch(showFailure);
      showToast(labels.updated(discount.code));
      onClose();
      return;
    }
    setTried(code);
    await run(async () => {
      await createDiscount(siteId, code, draft);
      showToast(labels.isActive(code));
      onClose();
    });
  };
  const day = (field: "firstDay" | "lastDay") => ({
    note: uiLabels.optional,
    type: "date" as const,
    value: form[field],
    error: wrong[field],
    onChange: (typed: string) => set({ [field]: typed }),
  });
  return (
    <ActionSheet
      title={discount ? labels.editLabel(discount.code) : labels.newDiscountCode}
      onClose={onClose}
      confirm={discount ? uiLabels.save : labels.createCode}
      // An incomplete day is only in its field.
      onSubmit={(event) => submit(event, event.currentTarget.checkValidity() ? draft : null, save)}
      isBusy={isBusy}
      failure={failure && (failure.code === "conflict" ? labels.codeTaken(tried) : failureLabel(failure))}
      className="sheet-form discount-sheet"
    >
      <Field
        label={labels.codeLabel}
        hint={
          <>
            {labels.codeCaseHint}
            <span className="discount-sheet__short" role="status">
              {discount === null && isSoonFound(code) ? SOON_FOUND : null}
            </span>
          </>
        }
        error={wrong.code}
      >
        <TextInput
          {...text("code")}
          disabled={discount !== null}
          placeholder={labels.spring10}
          after={
            discount === null ? (
              <Button variant="quiet" onClick={() => set({ code: suggestCode() })}>
                {labels.generate}
              </Button>
            ) : undefined
          }
        />
      </Field>
      <Segment label={labels.type} items={TYPES} current={form.type} onChange={(type) => set({ type })} />
      {form.type === "percent" ? (
        <Field label={labels.percentageOff} error={wrong.percent}>
          <TextInput {...text("percent")} inputMode="numeric" after={<span className="soft input__after">%</span>} />
        </Field>
      ) : null}
      {form.type === "amount" ? (
        <Field label={labels.amountOff} error={wrong.amount}>
          <TextInput {...text("amount")} inputMode="decimal" before={currencySign(currency)} />
        </Field>
      ) : null}
      <div className="two">
        <DateField label={labels.startDate} {...day("firstDay")} />
        <DateField label={labels.endDate} {...day("lastDay")} />
      </div>
      <Field label={labels.minimumOrder} note={uiLabels.optional} error={wrong.minSubtotal}>
        <TextInput {...text("minSubtotal")} inputMode="decimal" before={currencySign(currency)} />
      </Field>
      <div className="two">
        <Field label={labels.totalUses} note={uiLabels.optional} error={wrong.totalLimit}>
          <TextInput {...text("totalLimit")} inputMode="numeric" placeholder={uiLabels.noLimit} />
        </Field>
        <Field label={labels.usesPerBuyer} note={uiLabels.optional} error={wrong.perEmailLimit}>
          <TextInput {...text("perEmailLimit")} inputMode="numeric" placeholder={uiLabels.noLimit} />
        </Field>
      </div>
      <ProductChoice siteId={siteId} chosen={form.productIds} onChange={(productIds) => set({ productIds })} />
    </ActionSheet>
  );
}

function suggestCode(): string {
  return randomCode((count) => crypto.getRandomValues(new Uint8Array(count)));
}

type ChoiceProps = { siteId: string; chosen: readonly string[]; onChange: (productIds: string[]) => void };

/** The products a code applies to; none means all. */
function ProductChoice({ siteId, chosen, onChange }: ChoiceProps) {
  const { list, more, retry } = useLivePages(`discount-products/${siteId}`, watchProductPage(siteId, ["active", "draft"]));
  const listed = list.state === "ready" ? list.items : [];
  // Only listed products can be selected, so others come from the initial selection.
  const [before] = useState(chosen);
  const isFar = list.state === "ready" && before.some((id) => !listed.some((one) => one.id === id));
  const known = useLive(isFar ? `discount-chosen/${siteId}/${before.join()}` : null, watchProducts(siteId, before, DISCOUNT_PRODUCTS_MAX));
  const rows = list.state === "ready" ? choiceRows(before, listed, known) : [];
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <details className="discount-products" open={chosen.length > 0}>
      <summary>{chosen.length === 0 ? labels.appliesToAllProducts : appliesTo(chosen.length)}</summary>
      {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
      <div className="discount-products__list">
        {rows.map(({ id, title }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= DISCOUNT_PRODUCTS_MAX}
            onChange={() => toggle(id)}
          >
            {title}
          </Checkbox>
        ))}
        {list.state === "ready" && list.hasMore ? (
          <Button onClick={more} isBusy={list.isLoadingMore}>
            {uiLabels.showMoreProducts}
          </Button>
        ) : null}
      </div>
    </details>
  );
}
