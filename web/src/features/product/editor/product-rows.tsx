import { productDraftSchema } from "@awning/domain/product/product";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { QuestionFields } from "#form/questions/question-fields.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { FoldRow } from "#ui/layout/fold-row.tsx";
import * as labels from "./labels.ts";
import { LawFields } from "./law-fields.tsx";
import { DescriptionField, OwnFields, type ProductFieldsProps, ReceiptField } from "./own-fields.tsx";
import { isRowWrong, summariesOf } from "./product-summaries.ts";

/** Everything else of a product as closed rows, each with what it holds. `address` is missing until the product is stored. */
export function ProductRows({ variants, address, ...fields }: ProductFieldsProps & { variants: ReactNode; address?: ReactNode }) {
  const settings = useShopSettings();
  const isTaxed = settings.state === "ready" && settings.data.tax.mode !== "none";
  const summaries = summariesOf(fields.form, isTaxed);
  const row = (name: keyof typeof summaries) => ({ summary: summaries[name], isWrong: isRowWrong(name, fields.problems) });
  return (
    <div className="product-rows">
      <FoldRow title={uiLabels.description} {...row("description")}>
        <DescriptionField {...fields} />
      </FoldRow>
      <FoldRow title={labels.variants} {...row("variants")}>
        {variants}
      </FoldRow>
      <FoldRow title={labels.productType} {...row("type")}>
        <TypeFields {...fields} />
      </FoldRow>
      <FoldRow title={isTaxed ? labels.taxAndLimit : labels.limitPerOrder} {...row("terms")}>
        <div className="product-two">
          <Field label={labels.limitPerOrder} note={uiLabels.optional} error={fields.problems["limitPerOrder"]}>
            <TextInput {...fields.text("limitPerOrder")} inputMode="numeric" placeholder={uiLabels.noLimit} />
          </Field>
          {isTaxed ? <TaxClassField {...fields} /> : null}
        </div>
      </FoldRow>
      <FoldRow title={labels.returnsAndSafety} {...row("law")}>
        <LawFields {...fields} />
      </FoldRow>
      <FoldRow title={labels.questions} {...row("questions")}>
        <QuestionFields
          questions={fields.form.questions}
          problems={fields.problems}
          focus={fields.focus}
          onChange={(questions) => fields.set({ questions })}
          hint={labels.askedAtCheckout}
          example={labels.whatShouldWeEngrave}
        />
      </FoldRow>
      <FoldRow title={labels.afterPurchase} {...row("receipt")}>
        <ReceiptField {...fields} />
      </FoldRow>
      <FoldRow title={labels.internal} {...row("own")}>
        <OwnFields {...fields} />
      </FoldRow>
      {address}
    </div>
  );
}

const KINDS = [
  { key: "physical", label: labels.physical },
  { key: "digital", label: labels.digital },
  { key: "service", label: labels.service },
] as const;

/** What it is: a thing with its weight, a file or work. */
function TypeFields({ form, set, text, problems, isSold }: ProductFieldsProps) {
  return (
    <div className="pile one gap-5">
      <div className="product-kind">
        {isSold ? (
          <p>
            {KINDS.find(({ key }) => key === form.kind)?.label} <span className="field__hint">{labels.typeHint}</span>
          </p>
        ) : (
          <Segment label={labels.productType} current={form.kind} onChange={(kind) => set({ kind })} items={KINDS} />
        )}
        {form.kind === "service" ? <p className="field__hint">{labels.serviceTypeHint}</p> : null}
      </div>
      {form.kind === "physical" ? (
        <div className="product-two">
          <Field label={labels.weight} note={labels.perItemPackedOptional} error={problems["weight"]}>
            <TextInput {...text("weight")} inputMode="numeric" placeholder="350" after={<span className="soft input__after">g</span>} />
          </Field>
        </div>
      ) : null}
    </div>
  );
}

/** The tax class, in shops that charge taxes. */
function TaxClassField({ form, set }: ProductFieldsProps) {
  return (
    <Field label={labels.tax}>
      <Select
        value={form.taxClass}
        onChange={(event) => set({ taxClass: z.parse(productDraftSchema.shape.taxClass, event.currentTarget.value) })}
      >
        {Object.entries(labels.TAX_LABELS).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
