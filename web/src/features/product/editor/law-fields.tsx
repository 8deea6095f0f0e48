import { productDraftSchema } from "@awning/domain/product/product";
import * as z from "zod/mini";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import * as labels from "./labels.ts";
import type { ProductFieldsProps } from "./own-fields.tsx";

/** Whether buyers can withdraw from buying it. */
export function WithdrawalField({ form, set }: Pick<ProductFieldsProps, "form" | "set">) {
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
