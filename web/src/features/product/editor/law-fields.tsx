import type { Safety } from "@awning/domain/product/law/safety";
import { type SafetyGap, safetyGaps } from "@awning/domain/product/law/safety-gaps";
import { productDraftSchema } from "@awning/domain/product/product";
import { TriangleAlert } from "lucide-react";
import * as z from "zod/mini";
import { Notice } from "#ui/feedback/notice.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";
import type { ProductFieldsProps } from "./own-fields.tsx";

/** What the law wants said of a product: whether buyers can withdraw, who made it, warnings and identifiers. */
export function LawFields(props: ProductFieldsProps) {
  return (
    <div className="pile one gap-5">
      <WithdrawalField {...props} />
      {props.form.kind === "physical" ? <SafetyFields {...props} /> : null}
    </div>
  );
}

function WithdrawalField({ form, set }: ProductFieldsProps) {
  return (
    <Field label={labels.rightToWithdraw} hint={form.kind === "digital" ? labels.withdrawalFilesHint : labels.withdrawalHint}>
      <Select
        value={form.withdrawal}
        onChange={(event) => set({ withdrawal: z.parse(productDraftSchema.shape.withdrawal, event.currentTarget.value) })}
      >
        {Object.entries(labels.WITHDRAWAL_LABELS).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const GAPS: Readonly<Record<SafetyGap, string>> = {
  maker: labels.makerMissing,
  contact: labels.makerContactMissing,
  identifier: labels.identifierMissing,
};

/** Warns of what is missing before it is offered in the EU; nothing of it keeps a product from being sold. */
function SafetyFields({ form, text, problems }: ProductFieldsProps) {
  const { kind, sku, maker, makerContact, responsible, warnings, gtin, model, batch } = form;
  const safety: Safety = { maker, makerContact, responsible, warnings, gtin, model, batch };
  const gaps = safetyGaps({ kind, sku, safety });
  return (
    <>
      {gaps.length > 0 ? (
        <Notice tone="sun" icon={TriangleAlert}>
          {labels.safetyMissing(gaps.map((gap) => GAPS[gap]))}
        </Notice>
      ) : null}
      <Field label={labels.maker} hint={labels.makerHint} error={problems["maker"]}>
        <TextArea {...text("maker")} rows={3} />
      </Field>
      <Field label={labels.makerContact} error={problems["makerContact"]}>
        <TextInput {...text("makerContact")} placeholder="hello@maker.example" />
      </Field>
      <Field label={labels.responsiblePerson} note={uiLabels.optional} hint={labels.responsibleHint} error={problems["responsible"]}>
        <TextArea {...text("responsible")} rows={3} />
      </Field>
      <Field label={labels.warnings} note={uiLabels.optional} error={problems["warnings"]}>
        <TextArea {...text("warnings")} rows={3} placeholder={labels.warningsExample} />
      </Field>
      <div className="product-two">
        <Field label="GTIN" note={uiLabels.optional} error={problems["gtin"]}>
          <TextInput {...text("gtin")} inputMode="numeric" placeholder="4006381333931" />
        </Field>
        <Field label={labels.model} note={uiLabels.optional} error={problems["model"]}>
          <TextInput {...text("model")} />
        </Field>
        <Field label={labels.batch} note={uiLabels.optional} error={problems["batch"]}>
          <TextInput {...text("batch")} />
        </Field>
      </div>
    </>
  );
}
