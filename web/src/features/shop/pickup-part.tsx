import type { ComponentProps } from "react";
import { Field } from "#ui/fields/field.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
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
      <SwitchLine label="Pickup" sub="Buyers collect their order from you." isOn={form.pickup} onChange={(pickup) => set({ pickup })} />
      {form.pickup ? (
        <>
          <Field
            label="Pickup location and times"
            hint={
              form.pickupShown ? "Public. Anyone can see it at checkout before they order." : "Only shown to buyers on their pickup order."
            }
            {...field}
          >
            <TextArea {...place} rows={2} placeholder={"12 Harbor Lane, in the yard\nFridays 3 to 6 PM"} />
          </Field>
          <SwitchLine
            label="Show at checkout"
            sub="Lets buyers check the location before they order."
            isOn={form.pickupShown}
            onChange={(pickupShown) => set({ pickupShown })}
          />
        </>
      ) : null}
    </>
  );
}
