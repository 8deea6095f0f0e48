import {
  INVOICE_NOTE_MAX,
  SELLER_ADDRESS_MAX,
  SELLER_NAME_MAX,
  type Seller,
  sellerSchema,
  TAX_NUMBER_MAX,
} from "@awning/domain/order/money/invoice";
import { changedFields } from "@awning/domain/values/row-changes";
import { useState } from "react";
import * as z from "zod/mini";
import { storedDraft } from "#data/core/unsaved.ts";
import { saveSeller } from "#data/order/invoices.ts";
import { keptEdits } from "#form/kept-edits.ts";
import { readBySchema } from "#form/read-fields.ts";
import { useForm } from "#form/use-form.ts";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { saveQuietly } from "../information/saved-text.tsx";
import * as labels from "./labels.ts";

/** Name, address and tax number of the seller. Issued invoices keep theirs. */
export function SellerSheet({ siteId, seller, onClose }: { siteId: string; seller: Seller | null; onClose: () => void }) {
  const [stored] = useState(seller ?? NO_SELLER);
  const [kept] = useState(() => keptSeller(siteId));
  const { form, isChanged, text, shown, submit } = useForm({ stored, kept });
  const { value, problems } = readBySchema(sellerSchema, form, SELLER_PROBLEMS);
  const wrong = shown(problems);
  const save = (changed: Seller) => {
    // Not awaited: offline it is sent later. The input is removed once stored.
    const forget = () => (changedFields(form, typedSeller(siteId, stored)).length === 0 ? kept.forget() : undefined);
    saveQuietly(saveSeller(siteId, seller && stored, changed).then(forget));
    onClose();
  };
  const drop = () => {
    kept.forget();
    onClose();
  };
  return (
    <ActionSheet
      title={labels.businessDetails}
      onClose={onClose}
      confirm={uiLabels.save}
      onSubmit={(event) => submit(event, value, save)}
      dismiss={isChanged ? labels.discard : uiLabels.cancel}
      onDismiss={drop}
    >
      <Field label={uiLabels.name} hint={labels.legalNameHint} error={wrong.name}>
        <TextInput {...text("name")} autoComplete="organization" />
      </Field>
      <Field label={labels.address} error={wrong.address}>
        <TextArea {...text("address")} rows={3} autoComplete="street-address" />
      </Field>
      <Field label={uiLabels.email} note={uiLabels.optional} hint={labels.businessContactHint} error={wrong.email}>
        <TextInput {...text("email")} type="email" autoComplete="email" />
      </Field>
      <Field label={labels.taxNumberLabel} note={uiLabels.optional} error={wrong.taxNumber}>
        <TextInput {...text("taxNumber")} autoComplete="off" />
      </Field>
      <Field label={labels.invoiceNote} note={uiLabels.optional} hint={labels.invoiceNoteHint} error={wrong.note}>
        <TextArea {...text("note")} rows={2} />
      </Field>
    </ActionSheet>
  );
}

export const NO_SELLER: Seller = { name: "", address: "", email: "", taxNumber: "", note: "" };

const SELLER_PROBLEMS: Readonly<Record<keyof Seller, string>> = {
  name: labels.sellerLineInvalid(SELLER_NAME_MAX),
  address: labels.sellerLineInvalid(SELLER_ADDRESS_MAX),
  email: uiLabels.emailInvalid,
  taxNumber: uiLabels.atMostCharacters(TAX_NUMBER_MAX),
  note: uiLabels.atMostCharacters(INVOICE_NOTE_MAX),
};

/** The details with unsaved input, which this tab keeps when the sheet closes. */
export function typedSeller(siteId: string, stored: Seller): Seller {
  return { ...stored, ...keptSeller(siteId).read()?.typed };
}

const typedSchema = z.object({ name: z.string(), address: z.string(), email: z.string(), taxNumber: z.string(), note: z.string() });

function keptSeller(siteId: string) {
  return keptEdits<Seller>(storedDraft(siteId, "seller"), z.object({ typed: z.partial(typedSchema), base: typedSchema }));
}
