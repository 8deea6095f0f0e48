import type { OfferedShipping } from "@awning/domain/cart/cart";
import { BUYER_PHONE_MAX, ORDER_NOTE_MAX, PRIVATE_NOTE_MAX } from "@awning/domain/order/order";
import type { FormInputs } from "#form/use-form.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { AddressFields, BillFields, EMPTY_BILL_TO } from "../actions/address-fields.tsx";
import * as labels from "./labels.ts";
import { type ManualForm, type ManualProblems, WAYS } from "./manual-form.ts";

type Props = FormInputs<ManualForm> & { problems: Partial<ManualProblems> };

/** The buyer. Only what is not taken along needs a name. */
export function BuyerFields({ form, set, text, problems }: Props) {
  return (
    <div className="till__fields">
      <Field label={uiLabels.name} note={form.way === "taken" ? uiLabels.optional : undefined} error={problems.name}>
        <TextInput {...text("name")} />
      </Field>
      <Field label={uiLabels.email} note={uiLabels.optional} hint={labels.emailHint} error={problems.email}>
        <TextInput {...text("email")} type="email" inputMode="email" />
      </Field>
      <Field label={uiLabels.phone} note={uiLabels.optional} error={problems.phone}>
        <TextInput {...text("phone")} type="tel" inputMode="tel" maxLength={BUYER_PHONE_MAX * 2} />
      </Field>
      {form.billTo ? <BillFields typed={form.billTo} problems={problems.billTo ?? {}} onChange={(billTo) => set({ billTo })} /> : null}
      <div className="acts">
        <Button size="sm" onClick={() => set({ billTo: form.billTo ? null : EMPTY_BILL_TO })}>
          {form.billTo ? labels.useBuyersDetails : labels.billingAddressAction}
        </Button>
      </div>
    </div>
  );
}

/** How the items reach the buyer. `canShip`: the shop ships at all. */
export function DeliveryFields({
  form,
  set,
  problems,
  canShip,
  methods,
}: Props & { canShip: boolean; methods: readonly OfferedShipping[] }) {
  const ways = (["taken", "collect", "ship"] as const).filter((way) => canShip || way !== "ship");
  return (
    <div className="till__fields">
      <Segment
        label={labels.delivery}
        current={form.way}
        onChange={(way) => set({ way })}
        items={ways.map((key) => ({ key, label: WAYS[key] }))}
      />
      {form.way === "ship" ? (
        <AddressFields typed={form.address} problems={problems.address ?? {}} without="name" onChange={(address) => set({ address })} />
      ) : null}
      {form.way === "ship" && methods.length > 1 ? (
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
    </div>
  );
}

/** A message for the buyer, and one for the owner. */
export function NoteFields({ text }: Props) {
  return (
    <div className="till__fields">
      <Field label={labels.messageToBuyer} note={uiLabels.optional} hint={labels.includedInBuyersEmail}>
        <TextArea {...text("note")} rows={2} maxLength={ORDER_NOTE_MAX} />
      </Field>
      <Field label={uiLabels.privateNote} note={uiLabels.optional} hint={labels.privateHint}>
        <TextArea {...text("privateNote")} rows={2} maxLength={PRIVATE_NOTE_MAX} />
      </Field>
    </div>
  );
}
