import type { Currency } from "@awning/domain/money";
import { OPTIONS_MAX } from "@awning/domain/option";
import { VARIANTS_MAX } from "@awning/domain/product";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { MissingVariants } from "./missing-variants.tsx";
import { OptionFields } from "./option-fields.tsx";
import { addOption, addValue, nameOf, type Shape, type VariantForm } from "./option-form.ts";
import type { ProductForm, ProductProblems } from "./product-form.ts";
import { VariantRow } from "./variant-row.tsx";
import "./variants.css";

export type VariantFieldsProps = {
  currency: Currency;
  form: ProductForm;
  problems: ProductProblems;
  set: (part: Partial<ProductForm>) => void;
  onFocus: (field: keyof ProductForm) => void;
  onBlur: (field: keyof ProductForm) => void;
  /** Whether pieces are counted at all. */
  isCounted: boolean;
  /** The stock of one variant. */
  stockOf: (variant: VariantForm, name: string) => ReactNode;
};

/** A fresh id of a variant. */
export function newVariantId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 12);
}

/** Glazes, sizes, formats: what a buyer chooses between. With one option its values are the rows; with more they stand above. */
export function VariantFields(props: VariantFieldsProps) {
  const { form, set } = props;
  const { options, variants } = form;
  // Stored together, so edited together: variants without their options could not be read.
  const setShape = (shape: Shape) => set(shape);
  const addKind = () =>
    setShape(options.length === 0 ? addOption({ options, variants }, newVariantId) : addValue({ options, variants }, 0, "", newVariantId));
  return (
    <section className="product-part">
      <div className="product-part__head">
        <h2>Kinds to choose from</h2>
        <span className="soft">{variants.length > 0 ? `${variants.length} ${variants.length === 1 ? "kind" : "kinds"}` : ""}</span>
      </div>
      {options.length > 0 ? <OptionFields {...props} setShape={setShape} /> : null}
      {options.length > 0 ? (
        <ul className="variants">
          <li className="variants__head" aria-hidden="true">
            <span>Name</span>
            <span>Price</span>
            <span>In stock</span>
          </li>
          {variants.map((variant, index) => (
            <VariantRow
              key={variant.id}
              {...props}
              setShape={setShape}
              variant={variant}
              index={index}
              name={nameOf(form, variant) || `Kind ${index + 1}`}
            />
          ))}
        </ul>
      ) : (
        <p className="soft">One kind only. Add kinds when buyers choose a glaze, a size or a format.</p>
      )}
      {options.length > 1 ? <MissingVariants shape={form} setShape={setShape} /> : null}
      <div className="variants__acts">
        {options.length < 2 && variants.length < VARIANTS_MAX ? (
          <Button size="sm" icon={Plus} onClick={addKind}>
            Add a kind
          </Button>
        ) : null}
        {options.length > 0 && options.length < OPTIONS_MAX ? (
          <Button
            size="sm"
            icon={Plus}
            onClick={() => setShape(addOption(form, newVariantId, "One", options.length === 1 ? "Size" : "Format"))}
          >
            Add an option
          </Button>
        ) : null}
      </div>
      {variants.length >= VARIANTS_MAX ? <p className="soft">A product can have at most {VARIANTS_MAX} kinds.</p> : null}
    </section>
  );
}
