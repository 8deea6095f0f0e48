import { TRACKING_MAX } from "@awning/domain/order/order";
import { useId } from "react";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { TrackingForm } from "./tracking-form.ts";

const CARRIERS = ["DHL", "DPD", "GLS", "Hermes", "UPS", "FedEx", "Royal Mail", "PostNL", "La Poste", "Correos", "USPS"];

/** How a parcel is followed: carrier, number, address. `wrong` says what cannot stay as it is. */
export function TrackingFields({
  form,
  wrong,
  onChange,
}: {
  form: TrackingForm;
  wrong: { hasBadUrl: boolean; isTooLong: boolean };
  onChange: (form: TrackingForm) => void;
}) {
  const carriers = useId();
  const text = (field: keyof TrackingForm) => ({
    value: form[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ ...form, [field]: event.currentTarget.value }),
    autoComplete: "off",
  });
  return (
    <>
      <div className="act-sheet__two">
        <Field label="Carrier" note="optional" error={wrong.isTooLong ? `Use at most ${TRACKING_MAX} characters each` : null}>
          <TextInput {...text("carrier")} list={carriers} />
        </Field>
        <Field label="Number" note="optional">
          <TextInput {...text("number")} />
        </Field>
      </div>
      <datalist id={carriers}>
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <Field label="Tracking link" note="optional" error={wrong.hasBadUrl ? "Enter a full link that starts with https://" : null}>
        <TextInput {...text("url")} inputMode="url" placeholder="https://" />
      </Field>
    </>
  );
}
