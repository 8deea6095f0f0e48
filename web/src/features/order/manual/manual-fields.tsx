import type { OfferedShipping } from "@awning/domain/cart/cart";
import { BUYER_PHONE_MAX, ORDER_NOTE_MAX, PRIVATE_NOTE_MAX } from "@awning/domain/order/order";
import type { FormInputs } from "#form/use-form.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { AddressFields, BillFields, EMPTY_BILL_TO } from "../actions/address-fields.tsx";
import * as labels from "./labels.ts";
import { type ManualForm, type ManualProblems, PAYMENTS, type Payment, WAYS, type Way } from "./manual-form.ts";

type Props = FormInputs<ManualForm> & { problems: Partial<ManualProblems> };

/** The buyer. Only a name is required. */
export function BuyerFields({ text, problems }: Props) {
  return (
    <div className="new-order__fields">
      <Field label={uiLabels.name} error={problems.name}>
        <TextInput {...text("name")} />
      </Field>
      <Field label={uiLabels.email} note={uiLabels.optional} hint={labels.emailHint} error={problems.email}>
        <TextInput {...text("email")} type="email" inputMode="email" />
      </Field>
      <Field label={uiLabels.phone} note={uiLabels.optional} error={problems.phone}>
        <TextInput {...text("phone")} type="tel" inputMode="tel" maxLength={BUYER_PHONE_MAX * 2} />
      </Field>
    </div>
  );
}

type TermsProps = Props & {
  /** Whether the shop ships at all. */
  canShip: boolean;
  isUnsent: boolean;
  methods: readonly OfferedShipping[];
};

/** The delivery, the payment and a private note. */
export function TermsFields({ form, set, text, problems, canShip, isUnsent, methods }: TermsProps) {
  const isShipped = form.way === "ship" && !isUnsent;
  return (
    <div className="new-order__fields">
      {isUnsent ? null : (
        <Field label={labels.delivery}>
          <Select value={form.way} onChange={(event) => set({ way: pick(WAYS, event.currentTarget.value, form.way) })}>
            {Object.entries(WAYS)
              .filter(([way]) => canShip || way !== "ship")
              .map(([way, words]) => (
                <option key={way} value={way}>
                  {words}
                </option>
              ))}
          </Select>
        </Field>
      )}
      <Field label={labels.payment} error={problems.payment}>
        <Select value={form.payment} onChange={(event) => set({ payment: pick(PAYMENTS, event.currentTarget.value, form.payment) })}>
          {Object.entries(PAYMENTS).map(([payment, words]) => (
            <option key={payment} value={payment}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      {isShipped ? (
        <AddressFields typed={form.address} problems={problems.address ?? {}} without="name" onChange={(address) => set({ address })} />
      ) : null}
      {isShipped && methods.length > 1 ? (
        <Field label={labels.shippingMethod}>
          <Select
            value={form.shippingMethod ?? methods[0]?.id ?? ""}
            onChange={(event) => set({ shippingMethod: event.currentTarget.value })}
          >
            {methods.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {form.billTo ? <BillFields typed={form.billTo} problems={problems.billTo ?? {}} onChange={(billTo) => set({ billTo })} /> : null}
      <div className="acts">
        <Button size="sm" variant="quiet" onClick={() => set({ billTo: form.billTo ? null : EMPTY_BILL_TO })}>
          {form.billTo ? labels.useBuyersDetails : labels.billingAddressAction}
        </Button>
      </div>
      <Field label={labels.messageToBuyer} note={uiLabels.optional} hint={labels.includedInBuyersEmail}>
        <TextArea {...text("note")} rows={2} maxLength={ORDER_NOTE_MAX} />
      </Field>
      <Field label={uiLabels.privateNote} note={uiLabels.optional} hint={labels.privateHint}>
        <TextArea {...text("privateNote")} rows={2} maxLength={PRIVATE_NOTE_MAX} />
      </Field>
    </div>
  );
}

function pick<Key extends Way | Payment>(known: Record<Key, string>, value: string, fallback: Key): Key {
  for (const key in known) if (key === value) return key;
  return fallback;
}
