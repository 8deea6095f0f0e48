import { LOW_STOCK } from "@awning/domain/product/product";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { numberLocale } from "#ui/locale.ts";
import { STOCK_UNREADABLE, variantAlertHint } from "../labels.ts";
import { readCount } from "../stock/product-stock.ts";
import * as labels from "./labels.ts";
import { readMeasure } from "./measure-form.ts";
import type { VariantForm } from "./option-form.ts";
import type { ProductForm } from "./product-form.ts";

type Rules = Pick<VariantForm, "lowAt" | "backorder" | "amount">;
type Props = {
  form: Pick<ProductForm, "lowAt" | "backorder" | "measure" | "measureUnit">;
  variant: Rules;
  name: string;
  onChange: (rules: Rules) => void;
};

/** A variant's own stock settings, which override the product's. */
export function VariantRules(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const own = ownWords(props.variant);
  return (
    <>
      <Button className="variants__rules" variant="quiet" size="sm" icon={SlidersHorizontal} onClick={() => setOpen(true)}>
        {own || labels.stockRules}
        <span className="sr"> {labels.forLabel(props.name)}</span>
      </Button>
      {/* Unmounting the sheet discards its input. */}
      {isOpen ? <RulesSheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function RulesSheet({ form, variant, name, onChange, onClose }: Props & { onClose: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState(variant.lowAt === null ? "" : String(variant.lowAt));
  const [backorder, setBackorder] = useState(variant.backorder);
  const [amount, setAmount] = useState(variant.amount);
  const isAmountWrong = readMeasure(amount) === null;
  const lowAt = typed.trim() === "" ? null : readCount(typed);
  const isWrong = lowAt === null && typed.trim() !== "";
  const ofProduct = readCount(form.lowAt) ?? LOW_STOCK;
  return (
    <Sheet
      title={labels.stockOf(name)}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{uiLabels.cancel}</Button>
          <Button type="submit" form={id} variant="ink">
            {uiLabels.done}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="pile gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWrong || isAmountWrong) return;
          onChange({ lowAt, backorder, amount });
          onClose();
        }}
      >
        <Field
          label={labels.lowStockAlert}
          note={uiLabels.optional}
          hint={variantAlertHint(ofProduct)}
          error={isWrong ? STOCK_UNREADABLE : null}
        >
          <TextInput
            value={typed}
            inputMode="numeric"
            placeholder={String(ofProduct)}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <Field label={labels.sellWithoutStock} hint={whenOut(backorder ?? form.backorder)}>
          <Select
            value={backorder === null ? "" : String(backorder)}
            onChange={({ currentTarget: { value } }) => setBackorder(value === "" ? null : value === "true")}
          >
            <option value="">{form.backorder ? labels.sameAsProductYes : labels.sameAsProductNo}</option>
            <option value="true">{labels.yes}</option>
            <option value="false">{labels.no}</option>
          </Select>
        </Field>
        {readMeasure(form.measure) ? (
          <Field label={labels.amountPerItem} note={uiLabels.optional} error={isAmountWrong ? labels.amountInvalid : null}>
            <TextInput
              value={amount}
              inputMode="decimal"
              placeholder={form.measure}
              autoComplete="off"
              after={<span className="soft input__after">{form.measureUnit === "m2" ? "m²" : form.measureUnit}</span>}
              onChange={(event) => setAmount(event.currentTarget.value)}
            />
          </Field>
        ) : null}
      </form>
    </Sheet>
  );
}

/** What buyers see when it is out of stock. */
export function whenOut(backorder: boolean): string {
  return backorder ? labels.sellWithoutStockHint : labels.stopAtStockHint;
}

function ownWords({ lowAt, backorder }: Rules): string {
  const sold = backorder === null ? "" : backorder ? labels.sellsWithoutStock : labels.stopsWhenOutOfStock;
  return [lowAt === null ? "" : labels.alertAt(lowAt.toLocaleString(numberLocale())), sold].filter(Boolean).join(" · ");
}
