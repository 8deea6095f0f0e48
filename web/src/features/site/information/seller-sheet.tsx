import {
  INVOICE_NOTE_MAX,
  SELLER_ADDRESS_MAX,
  SELLER_NAME_MAX,
  type Seller,
  sellerSchema,
  TAX_NUMBER_MAX,
} from "@awning/domain/order/money/invoice";
import { changedFields } from "@awning/domain/values/row-changes";
import { type FormEvent, useState } from "react";
import { storedDraft } from "#data/core/unsaved.ts";
import { saveSeller } from "#data/order/invoices.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as labels from "./labels.ts";
import { saveQuietly } from "./use-save-site.ts";

/** Name, address and tax number of whoever sells. Invoices that were issued keep what they say. */
export function SellerSheet({ siteId, seller, onClose }: { siteId: string; seller: Seller | null; onClose: () => void }) {
  const [stored] = useState(seller ?? NO_SELLER);
  const kept = storedSeller(siteId);
  const [form, setForm] = useState(() => ({ ...stored, ...kept.read(stored) }));
  const [isJudged, setJudged] = useState(false);
  const parsed = sellerSchema.safeParse(form);
  const wrong = new Set(parsed.success ? [] : parsed.error.issues.map((issue) => issue.path[0]));
  const error = (field: keyof Seller, words: string) => (isJudged && wrong.has(field) ? words : null);
  const input = (field: keyof Seller) => ({
    value: form[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setForm({ ...form, [field]: value });
      kept.type(field, value, stored[field]);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (!parsed.success) return;
    // Nobody waits for the server: without a connection it is kept and sent later. What was typed is forgotten when it is stored.
    saveQuietly(saveSeller(siteId, seller && stored, parsed.data).then(() => kept.saved(form)));
    onClose();
  };
  const drop = () => {
    kept.forget();
    onClose();
  };
  return (
    <Sheet title={labels.businessDetails} isOpen onClose={onClose}>
      <form className="info__seller" onSubmit={submit} noValidate>
        <Field label={labels.nameLabel} hint={labels.yourLegalNameOrYour} error={error("name", labels.enter1ToCharacters(SELLER_NAME_MAX))}>
          <TextInput {...input("name")} autoComplete="organization" />
        </Field>
        <Field label={labels.address} error={error("address", labels.enter1ToCharacters(SELLER_ADDRESS_MAX))}>
          <TextArea {...input("address")} rows={3} autoComplete="street-address" />
        </Field>
        <Field
          label={labels.email}
          note="optional"
          hint={labels.howBuyersCanReachYou}
          error={error("email", labels.enterValidEmailAddress)}
        >
          <TextInput {...input("email")} type="email" autoComplete="email" />
        </Field>
        <Field label={labels.taxNumberLabel} note="optional" error={error("taxNumber", labels.atMostCharacters(TAX_NUMBER_MAX))}>
          <TextInput {...input("taxNumber")} autoComplete="off" />
        </Field>
        <Field
          label={labels.invoiceNote}
          note="optional"
          hint={labels.shownOnEveryInvoiceSuch}
          error={error("note", labels.atMostCharacters(INVOICE_NOTE_MAX))}
        >
          <TextArea {...input("note")} rows={2} />
        </Field>
        <div className="dialog__foot">
          <Button onClick={drop}>{changedFields(stored, form).length === 0 ? labels.cancel : labels.discard}</Button>
          <Button type="submit" variant="ink">
            {labels.save}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

export const NO_SELLER: Seller = { name: "", address: "", email: "", taxNumber: "", note: "" };
const FIELDS = Object.keys(NO_SELLER) as (keyof Seller)[];

/** What was typed of who sells and is not saved: closing the sheet keeps it in this tab. */
export function storedSeller(siteId: string) {
  const kept = (field: keyof Seller) => storedDraft(siteId, `seller/${field}`);
  return {
    /** What was typed otherwise than it is stored. */
    read: (stored: Seller): Partial<Seller> =>
      Object.fromEntries(
        FIELDS.map((field) => [field, kept(field).read()] as const).filter(([field, text]) => text !== null && text !== stored[field]),
      ),
    /** `stored` is what stands there: a text that is the same again is not kept. */
    type: (field: keyof Seller, text: string, stored: string) => (text === stored ? kept(field).forget() : kept(field).keep(text)),
    forget: () => FIELDS.forEach((field) => void kept(field).forget()),
    /** Forgets what was saved, and not what was typed since. */
    saved: (form: Seller) => FIELDS.filter((field) => kept(field).read() === form[field]).forEach((field) => void kept(field).forget()),
  };
}
