import { type Currency, MONEY_MAX, minorDigits } from "@awning/domain/money/money";
import { PRODUCT_TITLE_MAX } from "@awning/domain/product/product";
import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { type Checked, readFields, readLine, readMoney } from "#form/read-fields.ts";
import { useForm } from "#form/use-form.ts";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { currencySign, numberLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import type { Chosen } from "./manual-form.ts";

const NOTHING = { amount: "", title: "" };

type Props = {
  currency: Currency;
  /** The id of the new line. */
  id: string;
  onAdd: (one: Chosen) => void;
  onClose: () => void;
};

/** Something that is sold and is no product: an amount, and what it is for. */
export function CustomAmountSheet({ currency, id, onAdd, onClose }: Props) {
  const typed = useForm({ stored: NOTHING });
  const { value, problems } = readFields({
    amount: readPositive(typed.form.amount, currency),
    title: readLine(typed.form.title, PRODUCT_TITLE_MAX, uiLabels.atMostCharacters(PRODUCT_TITLE_MAX)),
  });
  const shown = typed.shown(problems);
  return (
    <ActionSheet
      title={labels.customAmount}
      confirm={uiLabels.add}
      onClose={onClose}
      onSubmit={(event) =>
        typed.submit(event, value, ({ amount, title }) => {
          const named = { title: title || labels.customAmount, variantName: "" };
          onAdd({ productId: id, variantId: SINGLE_VARIANT, quantity: 1, ...named, customAmount: amount });
          onClose();
        })
      }
    >
      <Field label={uiLabels.amount} error={shown.amount}>
        <TextInput
          {...typed.text("amount")}
          before={currencySign(currency)}
          inputMode={minorDigits(currency) === 0 ? "numeric" : "decimal"}
        />
      </Field>
      <Field label={labels.customTitle} note={uiLabels.optional} error={shown.title}>
        <TextInput {...typed.text("title")} placeholder={labels.customTitleExample} maxLength={PRODUCT_TITLE_MAX} />
      </Field>
    </ActionSheet>
  );
}

function readPositive(typed: string, currency: Currency): Checked<number> {
  const read = readMoney(typed, currency, numberLocale());
  return "value" in read && (read.value === 0 || read.value > MONEY_MAX) ? { error: labels.amountMissing } : read;
}
