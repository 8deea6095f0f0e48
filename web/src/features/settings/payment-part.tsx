import { HOLD_DAYS_MAX, holdWords } from "@awning/domain/hold-time";
import { PAY_URL_PARTS } from "@awning/domain/pay-link";
import type { ComponentProps } from "react";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { SwitchLine } from "#ui/switch-line.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { SettingsForm } from "./settings-form.ts";

/** The fields of the settings that are typed. */
export type TypedField =
  | "transferInstructions"
  | "cashInstructions"
  | "onDeliveryInstructions"
  | "payLinkInstructions"
  | "payLinkUrl"
  | "pickupPlace"
  | "shippingPrice";
type Typed = Pick<ComponentProps<typeof TextInput>, "onFocus" | "onBlur"> & {
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

const HOLD_CHOICES = Array.from({ length: HOLD_DAYS_MAX }, (_, index) => index + 1);

/** The ways to be paid that the owner sees to: each with its switch and, when it is on, its own words for buyers. */
export function PaymentPart({
  form,
  set,
  text,
  field,
}: {
  form: SettingsForm;
  set: (part: Partial<SettingsForm>) => void;
  text: (field: TypedField) => { value: string; onChange: Typed["onChange"]; onFocus: () => void; onBlur: () => void };
  field: (key: TypedField) => { error: string | null; count: { used: number; max: number } };
}) {
  const held = holdWords(Number(form.holdDays));
  return (
    <>
      <SwitchLine
        label="Bank transfer"
        sub={`Pieces are held ${held} for the money. You mark the order as paid.`}
        isOn={form.transfer}
        onChange={(transfer) => set({ transfer })}
      />
      {form.transfer ? (
        <Field
          label="Your bank details"
          hint="Buyers see them after ordering, with the order number as reference."
          {...field("transferInstructions")}
        >
          <TextArea {...text("transferInstructions")} rows={3} placeholder={"Name of the account\nIBAN\nBank"} />
        </Field>
      ) : null}
      <SwitchLine
        label="Cash on pick-up"
        sub="Only for orders that are picked up. They are open at once, paid when you meet."
        isOn={form.cash}
        onChange={(cash) => set({ cash })}
      />
      {form.cash ? (
        <Field label="What buyers should know" note="optional" {...field("cashInstructions")}>
          <TextArea {...text("cashInstructions")} rows={2} placeholder="Please bring the exact amount." />
        </Field>
      ) : null}
      <SwitchLine
        label="Cash on delivery"
        sub="Only for parcels. The orders are open at once, paid to who brings them."
        isOn={form.onDelivery}
        onChange={(onDelivery) => set({ onDelivery })}
      />
      {form.onDelivery ? (
        <Field label="What buyers should know about delivery" note="optional" {...field("onDeliveryInstructions")}>
          <TextArea {...text("onDeliveryInstructions")} rows={2} placeholder="The carrier takes cash only." />
        </Field>
      ) : null}
      <SwitchLine
        label="Pay by link"
        sub={`A page where people already pay you. Pieces are held ${held}; you mark the order as paid.`}
        isOn={form.payLink}
        onChange={(payLink) => set({ payLink })}
      />
      {form.payLink ? (
        <>
          <Field
            label="Address of the page"
            hint={`Where it holds ${new Intl.ListFormat("en", { type: "disjunction" }).format(PAY_URL_PARTS)}, the order's own stands instead.`}
            error={field("payLinkUrl").error}
          >
            <TextInput {...text("payLinkUrl")} inputMode="url" autoComplete="off" placeholder="https://pay.example/you/{amount}" />
          </Field>
          <Field label="How to pay by the link" note="optional" {...field("payLinkInstructions")}>
            <TextArea {...text("payLinkInstructions")} rows={2} placeholder="Please write the order number into the message." />
          </Field>
        </>
      ) : null}
      {form.transfer || form.payLink ? (
        <Field
          className="settings__price"
          label="Pieces wait for their money"
          hint="For bank transfers and your link, with one reminder before the end. Then the pieces are back on the shelf. Orders that wait already keep their time."
        >
          <Select value={form.holdDays} onChange={(event) => set({ holdDays: event.currentTarget.value })}>
            {HOLD_CHOICES.map((days) => (
              <option key={days} value={days}>
                For {holdWords(days)}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </>
  );
}
