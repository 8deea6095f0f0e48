import { SKU_MAX, TAG_MAX } from "@awning/domain/product/product";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { ProductFieldsProps } from "./field-props.ts";
import { problemWords } from "./product-words.ts";

/** What only the owner needs: the SKU of a product of one kind (each kind has one of its own otherwise), what it weighs, tags. */
export function OwnFields({ form, problems, currency, set, onFocus, onBlur }: ProductFieldsProps) {
  const input = (field: "sku" | "weight" | "tags") => ({
    value: form[field],
    autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
    onFocus: () => onFocus(field),
    onBlur: () => onBlur(field),
  });
  const error = (field: string) => problemWords(problems[field], currency, undefined, navigator.language);
  return (
    <section className="product-part">
      <h2>Internal</h2>
      <div className="product-two">
        {form.variants.length === 0 ? (
          <Field label="SKU" note="optional" error={error("sku")}>
            <TextInput {...input("sku")} maxLength={SKU_MAX} placeholder="MUG-OAT" />
          </Field>
        ) : null}
        {form.kind === "physical" ? (
          <Field label="Weight" note="per item, packed, optional" error={error("weight")}>
            <TextInput {...input("weight")} inputMode="numeric" placeholder="350" after={<span className="soft input__after">g</span>} />
          </Field>
        ) : null}
      </div>
      <Field
        label="Tags"
        note="optional"
        hint={`Separate with commas, up to ${TAG_MAX} characters each. Only you see tags.`}
        error={error("tags")}
      >
        <TextInput {...input("tags")} placeholder="spring, gifts, limited" />
      </Field>
    </section>
  );
}
