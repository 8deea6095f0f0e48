import { HOLDER_MAX } from "@awning/domain/money/bank/bank-account";
import { HOLD_DAYS_MAX, holdLabel } from "@awning/domain/shop/hold-time";
import { PAY_URL_PARTS } from "@awning/domain/shop/pay-link";
import type { ComponentProps } from "react";
import type { FormInputs } from "#form/use-form.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Anchor } from "#ui/layout/anchor.tsx";
import * as labels from "./labels.ts";
import type { SettingsForm, SettingsProblems } from "./settings-form.ts";

/** The props of each settings section: `field` is a text's error and length. */
export type SettingsPartProps = FormInputs<SettingsForm> & {
  field: (key: keyof SettingsProblems) => Pick<ComponentProps<typeof Field>, "error" | "count">;
};

const HOLD_CHOICES = Array.from({ length: HOLD_DAYS_MAX }, (_, index) => index + 1);

/** The payment methods the owner handles, each with its switch and, when on, its text for buyers. */
export function PaymentPart({ form, set, text, field }: SettingsPartProps) {
  const held = holdLabel(Number(form.holdDays));
  return (
    <>
      <Anchor id="transfer">
        <SwitchLine
          label={uiLabels.bankTransfer}
          sub={labels.transferHint(held)}
          isOn={form.transfer}
          onChange={(transfer) => set({ transfer })}
        />
        {form.transfer ? (
          <Anchor id="bank-details">
            <BankFields text={text} field={field} />
            <Field label={labels.transferNote} note={uiLabels.optional} {...field("transferInstructions")}>
              <TextArea {...text("transferInstructions")} rows={2} placeholder={labels.transferNoteExample} />
            </Field>
          </Anchor>
        ) : null}
      </Anchor>
      <Anchor id="cash">
        <SwitchLine label={labels.cashOnPickup} sub={labels.payAtPickupHint} isOn={form.cash} onChange={(cash) => set({ cash })} />
        {form.cash ? (
          <Field label={labels.instructionsForBuyers} note={uiLabels.optional} {...field("cashInstructions")}>
            <TextArea {...text("cashInstructions")} rows={2} placeholder={labels.cashExample} />
          </Field>
        ) : null}
      </Anchor>
      <Anchor id="cash-on-delivery">
        <SwitchLine
          label={uiLabels.cashOnDelivery}
          sub={labels.payOnDeliveryHint}
          isOn={form.onDelivery}
          onChange={(onDelivery) => set({ onDelivery })}
        />
        {form.onDelivery ? (
          <Field label={labels.onDeliveryInstructions} note={uiLabels.optional} {...field("onDeliveryInstructions")}>
            <TextArea {...text("onDeliveryInstructions")} rows={2} placeholder={labels.onDeliveryExample} />
          </Field>
        ) : null}
      </Anchor>
      <Anchor id="payment-link">
        <SwitchLine
          label={uiLabels.paymentLink}
          sub={labels.paymentLinkHint(held)}
          isOn={form.payLink}
          onChange={(payLink) => set({ payLink })}
        />
        {form.payLink ? (
          <>
            <Anchor id="payment-url">
              <Field label={labels.link} hint={labels.paymentLinkPartsHint(PAY_URL_PARTS)} error={field("payLinkUrl").error}>
                <TextInput {...text("payLinkUrl")} inputMode="url" placeholder="https://pay.example/you/{amount}" />
              </Field>
            </Anchor>
            <Field label={labels.linkInstructions} note={uiLabels.optional} {...field("payLinkInstructions")}>
              <TextArea {...text("payLinkInstructions")} rows={2} placeholder={labels.linkInstructionsExample} />
            </Field>
          </>
        ) : null}
      </Anchor>
      {form.transfer || form.payLink ? (
        <Field className="settings__price" label={labels.paymentDeadline} hint={labels.paymentDeadlineHint}>
          <Select value={form.holdDays} onChange={(event) => set({ holdDays: event.currentTarget.value })}>
            {HOLD_CHOICES.map((days) => (
              <option key={days} value={days}>
                {holdLabel(days)}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </>
  );
}

/** The account that buyers transfer to. */
function BankFields({ text, field }: Pick<SettingsPartProps, "text" | "field">) {
  return (
    <>
      <Field label={labels.accountHolder} error={field("bankHolder").error}>
        <TextInput {...text("bankHolder")} autoComplete="off" maxLength={HOLDER_MAX} />
      </Field>
      <Field label={labels.iban} hint={labels.ibanHint} error={field("bankIban").error}>
        <TextInput {...text("bankIban")} autoComplete="off" spellCheck={false} autoCapitalize="characters" />
      </Field>
      <Field label={labels.bic} note={uiLabels.optional} error={field("bankBic").error}>
        <TextInput {...text("bankBic")} autoComplete="off" spellCheck={false} autoCapitalize="characters" />
      </Field>
    </>
  );
}
