import type { OfferedShipping } from "@awning/domain/cart/cart";
import { ORDER_NOTE_MAX, PRIVATE_NOTE_MAX } from "@awning/domain/order/order";
import { Button } from "#ui/buttons/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { AddressFields, BillFields, EMPTY_BILL_TO } from "../actions/address-fields.tsx";
import * as labels from "./labels.ts";
import { type ManualForm, type ManualProblems, PAYMENTS, type Payment, WAYS, type Way } from "./manual-form.ts";

type Props = { form: ManualForm; problems: ManualProblems; onChange: (changes: Partial<ManualForm>) => void };

/** Who bought. Only a name is needed. */
export function BuyerFields({ form, problems, onChange }: Props) {
  const input = (field: "name" | "email" | "phone") => ({
    value: form[field],
    autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  return (
    <div className="new-order__fields">
      <Field label={labels.nameLabel} error={problems.name}>
        <TextInput {...input("name")} />
      </Field>
      <Field label={labels.email} note="optional" hint={labels.wellEmailBuyerTheirOrder} error={problems.email}>
        <TextInput {...input("email")} type="email" inputMode="email" />
      </Field>
      <Field label={labels.phone} note="optional">
        <TextInput {...input("phone")} type="tel" inputMode="tel" maxLength={30} />
      </Field>
    </div>
  );
}

type TermsProps = Props & {
  wrongAddress: ReadonlySet<string>;
  wrongBill: ReadonlySet<string>;
  /** Whether the shop sends parcels at all. */
  canShip: boolean;
  isUnsent: boolean;
  methods: readonly OfferedShipping[];
};

/** How the goods reach the buyer, how they are paid, and words to keep. */
export function TermsFields({ form, problems, wrongAddress, wrongBill, canShip, isUnsent, methods, onChange }: TermsProps) {
  const isShipped = form.way === "ship" && !isUnsent;
  return (
    <div className="new-order__fields">
      {isUnsent ? null : (
        <Field label={labels.delivery}>
          <Select value={form.way} onChange={(event) => onChange({ way: pick(WAYS, event.currentTarget.value, form.way) })}>
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
        <Select value={form.payment} onChange={(event) => onChange({ payment: pick(PAYMENTS, event.currentTarget.value, form.payment) })}>
          {Object.entries(PAYMENTS).map(([payment, words]) => (
            <option key={payment} value={payment}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      {isShipped ? (
        <AddressFields typed={form.address} wrong={wrongAddress} without="name" onChange={(address) => onChange({ address })} />
      ) : null}
      {isShipped && methods.length > 1 ? (
        <Field label={labels.shippingMethod}>
          <Select
            value={form.shippingMethod ?? methods[0]?.id ?? ""}
            onChange={(event) => onChange({ shippingMethod: event.currentTarget.value })}
          >
            {methods.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {form.billTo ? <BillFields typed={form.billTo} wrong={wrongBill} onChange={(billTo) => onChange({ billTo })} /> : null}
      <div className="acts">
        <Button size="sm" variant="quiet" onClick={() => onChange({ billTo: form.billTo ? null : EMPTY_BILL_TO })}>
          {form.billTo ? labels.useBuyersDetails : labels.useDifferentBillingAddress}
        </Button>
      </div>
      <Field label={labels.messageToBuyer} note="optional" hint={labels.includedInBuyersEmail}>
        <TextArea
          value={form.note}
          rows={2}
          maxLength={ORDER_NOTE_MAX}
          onChange={(event) => onChange({ note: event.currentTarget.value })}
        />
      </Field>
      <Field label={labels.privateNote} note="optional" hint={labels.onlyYouCanSeeThis}>
        <TextArea
          value={form.privateNote}
          rows={2}
          maxLength={PRIVATE_NOTE_MAX}
          onChange={(event) => onChange({ privateNote: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}

function pick<Key extends Way | Payment>(known: Record<Key, string>, value: string, fallback: Key): Key {
  for (const key in known) if (key === value) return key;
  return fallback;
}
