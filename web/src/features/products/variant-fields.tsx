import type { Currency } from "@awning/domain/money";
import { VARIANTS_MAX } from "@awning/domain/product";
import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { currencySign } from "./product-fields.tsx";
import type { ProductForm, ProductProblems, VariantForm } from "./product-form.ts";
import { problemWords } from "./product-words.ts";

type Props = {
  currency: Currency;
  variants: readonly VariantForm[];
  /** The product's own price as typed: what a variant costs when it has none. */
  price: string;
  problems: ProductProblems;
  set: (part: Partial<ProductForm>) => void;
  onFocus: (field: keyof ProductForm) => void;
  onBlur: (field: keyof ProductForm) => void;
  /** The stock of one variant. */
  stockOf: (variant: VariantForm) => ReactNode;
};

/** Glazes, sizes, formats: what a buyer chooses between. */
export function VariantFields({ currency, variants, price, problems, set, onFocus, onBlur, stockOf }: Props) {
  const change = (id: string, part: Partial<VariantForm>) =>
    set({ variants: variants.map((variant) => (variant.id === id ? { ...variant, ...part } : variant)) });
  const add = () => set({ variants: [...variants, { id: crypto.randomUUID().replaceAll("-", "").slice(0, 12), name: "", price: "" }] });
  const focus = { onFocus: () => onFocus("variants"), onBlur: () => onBlur("variants") };
  return (
    <section className="product-part">
      <div className="product-part__head">
        <h2>Kinds to choose from</h2>
        <span className="soft">{variants.length > 0 ? `${variants.length} ${variants.length === 1 ? "kind" : "kinds"}` : ""}</span>
      </div>
      {variants.length > 0 ? (
        <ul className="variants">
          <li className="variants__head" aria-hidden="true">
            <span>Name</span>
            <span>Price</span>
            <span>In stock</span>
          </li>
          {variants.map((variant, index) => {
            const name = variant.name || `Kind ${index + 1}`;
            const errors = [problems[`name:${variant.id}`], problems[`price:${variant.id}`]].map((problem) =>
              problemWords(problem, currency, undefined, navigator.language),
            );
            return (
              <li key={variant.id} className="variants__row">
                <TextInput
                  aria-label={`Name of kind ${index + 1}`}
                  aria-invalid={errors[0] !== null || undefined}
                  value={variant.name}
                  placeholder="Celadon, 300 ml"
                  autoComplete="off"
                  autoFocus={variant.name === "" && index === variants.length - 1}
                  onChange={(event) => change(variant.id, { name: event.currentTarget.value })}
                  {...focus}
                />
                <TextInput
                  aria-label={`Price of ${name}`}
                  aria-invalid={errors[1] !== null || undefined}
                  before={currencySign(currency)}
                  inputMode="decimal"
                  value={variant.price}
                  placeholder={price || "as above"}
                  autoComplete="off"
                  onChange={(event) => change(variant.id, { price: event.currentTarget.value })}
                  {...focus}
                />
                <span className="variants__stock">{stockOf(variant)}</span>
                <IconButton
                  icon={X}
                  label={`Remove ${name}`}
                  onClick={() => set({ variants: variants.filter((one) => one.id !== variant.id) })}
                />
                {errors.some(Boolean) ? (
                  <span className="field__error variants__error" role="alert">
                    {errors.filter(Boolean).join(" · ")}
                  </span>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="soft">One kind only. Add kinds when buyers choose a glaze, a size or a format.</p>
      )}
      {variants.length < VARIANTS_MAX ? (
        <div>
          <Button size="sm" icon={Plus} onClick={add}>
            Add a kind
          </Button>
        </div>
      ) : (
        <p className="soft">A product can have at most {VARIANTS_MAX} kinds.</p>
      )}
    </section>
  );
}
