import { LOW_STOCK, STOCK_MAX } from "@awning/domain/product";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { VariantForm } from "./option-form.ts";
import type { ProductForm } from "./product-form.ts";
import { readCount } from "./product-stock.ts";

type Rules = Pick<VariantForm, "lowAt" | "backorder">;
type Props = { form: Pick<ProductForm, "lowAt" | "backorder">; variant: Rules; name: string; onChange: (rules: Rules) => void };

/** What one kind says of its stock itself, where the product's rules do not fit it. */
export function VariantRules(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const own = ownWords(props.variant);
  return (
    <>
      <Button className="variants__rules" variant="quiet" size="sm" icon={SlidersHorizontal} onClick={() => setOpen(true)}>
        {own || "Stock rules"}
        <span className="sr"> for {props.name}</span>
      </Button>
      {/* Whatever was typed is gone with the sheet. */}
      {isOpen ? <RulesSheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function RulesSheet({ form, variant, name, onChange, onClose }: Props & { onClose: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState(variant.lowAt === null ? "" : String(variant.lowAt));
  const [backorder, setBackorder] = useState(variant.backorder);
  const lowAt = typed.trim() === "" ? null : readCount(typed);
  const isWrong = lowAt === null && typed.trim() !== "";
  const ofProduct = readCount(form.lowAt) ?? LOW_STOCK;
  return (
    <Sheet
      title={`Stock of ${name}`}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="ink">
            Done
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="variants__own"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWrong) return;
          onChange({ lowAt, backorder });
          onClose();
        }}
      >
        <Field
          label="Tell me at"
          note="optional"
          hint={`We mail you when an order leaves so few of this kind. Left empty: at ${ofProduct.toLocaleString(navigator.language)}, as the product.`}
          error={isWrong ? `A whole number up to ${STOCK_MAX.toLocaleString(navigator.language)}` : null}
        >
          <TextInput
            value={typed}
            inputMode="numeric"
            placeholder={String(ofProduct)}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <Field label="Sell when out" hint={whenOut(backorder ?? form.backorder)}>
          <Select
            value={backorder === null ? "" : String(backorder)}
            onChange={({ currentTarget: { value } }) => setBackorder(value === "" ? null : value === "true")}
          >
            <option value="">As the product: {form.backorder ? "yes" : "no"}</option>
            <option value="true">Yes</option>
            <option value="false">No</option>
          </Select>
        </Field>
      </form>
    </Sheet>
  );
}

/** What buyers meet when counted pieces are out. */
export function whenOut(backorder: boolean): string {
  return backorder ? "Buyers can order more than there is, and see that it is sent later." : "Nobody can order more than there is.";
}

function ownWords({ lowAt, backorder }: Rules): string {
  const sold = backorder === null ? "" : backorder ? "Sells when out" : "Not sold when out";
  return [lowAt === null ? "" : `Tell me at ${lowAt.toLocaleString(navigator.language)}`, sold].filter(Boolean).join(" · ");
}
