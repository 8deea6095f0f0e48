import type { Discount, DiscountDraft, DiscountType } from "@awning/domain/discount/discount";
import { Failure } from "@awning/domain/errors/failure";
import type { Currency } from "@awning/domain/money/money";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { createDiscount, updateDiscount } from "#data/discount/discounts.ts";
import { useForm } from "#form/use-form.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { showFailure, showToast } from "#ui/feedback/toast.tsx";
import { DateField } from "#ui/fields/date-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { currencySign, numberLocale } from "#ui/locale.ts";
import { type DiscountForm, isSoonFound, readDiscountForm, toDiscountForm } from "./discount-form.ts";
import * as labels from "./labels.ts";
import { ProductChoice } from "./product-choice.tsx";
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
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
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
    setBusy(true);
    try {
      await createDiscount(siteId, code, draft);
      showToast(labels.isActive(code));
      onClose();
    } catch (error) {
      setBusy(false);
      const isTaken = error instanceof Failure && error.code === "conflict";
      setFailure(isTaken ? labels.codeTaken(code) : failureLabel(toFailure(error)));
    }
  };
  const day = (field: "firstDay" | "lastDay") => ({
    note: uiLabels.optional,
    type: "date" as const,
    value: form[field],
    error: wrong[field],
    onChange: (typed: string) => set({ [field]: typed }),
  });
  return (
    <Sheet title={discount ? labels.editLabel(discount.code) : labels.newDiscountCode} isOpen onClose={onClose}>
      <form
        className="discount-sheet"
        noValidate
        // An incomplete day is only in its field.
        onSubmit={(event) => submit(event, event.currentTarget.checkValidity() ? draft : null, save)}
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
        <div className="discount-sheet__two">
          <DateField label={labels.startDate} {...day("firstDay")} />
          <DateField label={labels.endDate} {...day("lastDay")} />
        </div>
        <Field label={labels.minimumOrder} note={uiLabels.optional} error={wrong.minSubtotal}>
          <TextInput {...text("minSubtotal")} inputMode="decimal" before={currencySign(currency)} />
        </Field>
        <div className="discount-sheet__two">
          <Field label={labels.totalUses} note={uiLabels.optional} error={wrong.totalLimit}>
            <TextInput {...text("totalLimit")} inputMode="numeric" placeholder={uiLabels.noLimit} />
          </Field>
          <Field label={labels.usesPerBuyer} note={uiLabels.optional} error={wrong.perEmailLimit}>
            <TextInput {...text("perEmailLimit")} inputMode="numeric" placeholder={uiLabels.noLimit} />
          </Field>
        </div>
        <ProductChoice siteId={siteId} chosen={form.productIds} onChange={(productIds) => set({ productIds })} />
        {failure ? <Notice tone="red">{failure}</Notice> : null}
        <div className="dialog__foot">
          <Button onClick={onClose}>{uiLabels.cancel}</Button>
          <Button type="submit" variant="ink" isBusy={isBusy}>
            {discount ? uiLabels.save : labels.createCode}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

function suggestCode(): string {
  return randomCode((count) => crypto.getRandomValues(new Uint8Array(count)));
}
