import { Field } from "#ui/fields/field.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import * as labels from "./labels.ts";
import type { SettingsPartProps } from "./payment-part.tsx";

/** Pickup: whether it is offered, where and when, and who may read that. */
export function PickupPart({ form, set, text, field }: SettingsPartProps) {
  return (
    <>
      <SwitchLine label={labels.pickup} sub={labels.pickupHint} isOn={form.pickup} onChange={(pickup) => set({ pickup })} />
      {form.pickup ? (
        <>
          <Field
            label={labels.pickupLocationAndTimes}
            hint={form.pickupShown ? labels.pickupPublicHint : labels.pickupPrivateHint}
            {...field("pickupPlace")}
          >
            <TextArea {...text("pickupPlace")} rows={2} placeholder={labels.examplePickupPlace} />
          </Field>
          <SwitchLine
            label={labels.showAtCheckout}
            sub={labels.showAtCheckoutHint}
            isOn={form.pickupShown}
            onChange={(pickupShown) => set({ pickupShown })}
          />
        </>
      ) : null}
    </>
  );
}
