import type { ComponentProps } from "react";
import { Field } from "#ui/fields/field.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import * as labels from "./labels.ts";
import type { SettingsForm } from "./settings-form.ts";

type Props = {
  form: Pick<SettingsForm, "pickup" | "pickupShown">;
  set: (part: Partial<SettingsForm>) => void;
  place: Pick<ComponentProps<typeof TextArea>, "value" | "onChange" | "onFocus" | "onBlur">;
  field: Pick<ComponentProps<typeof Field>, "error" | "count">;
};

/** Whether buyers come to the owner, where and when, and who may read that. */
export function PickupPart({ form, set, place, field }: Props) {
  return (
    <>
      <SwitchLine
        label={labels.pickup}
        sub={labels.buyersCollectTheirOrderFrom}
        isOn={form.pickup}
        onChange={(pickup) => set({ pickup })}
      />
      {form.pickup ? (
        <>
          <Field
            label={labels.pickupLocationAndTimes}
            hint={form.pickupShown ? labels.publicAnyoneCanSeeIt : labels.onlyShownToBuyersOn}
            {...field}
          >
            <TextArea {...place} rows={2} placeholder={labels.n12HarborLaneInYard} />
          </Field>
          <SwitchLine
            label={labels.showAtCheckout}
            sub={labels.letsBuyersCheckLocationBefore}
            isOn={form.pickupShown}
            onChange={(pickupShown) => set({ pickupShown })}
          />
        </>
      ) : null}
    </>
  );
}
