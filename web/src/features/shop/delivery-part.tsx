import type { ShopSettings } from "@awning/domain/shop/shop-settings";
import { Field } from "#ui/fields/field.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Anchor } from "#ui/layout/anchor.tsx";
import { currencySign, numberLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import type { SettingsPartProps } from "./payment-part.tsx";
import { withShipping } from "./settings-form.ts";
import { ShippingPart } from "./shipping-part.tsx";

type Props = SettingsPartProps & { settings: ShopSettings; stored: ShopSettings };

/** How orders reach their buyers: shipping with its prices, and pickup. */
export function DeliveryPart({ settings, stored, ...inputs }: Props) {
  const { form, set, text, field } = inputs;
  return (
    <>
      <Anchor id="shipping">
        <SwitchLine
          label={labels.shipping}
          sub={form.shippingMethods.length === 0 ? labels.oneFlatRatePerOrder : labels.flatRatesByCountry}
          isOn={form.shipping}
          onChange={(shipping) => set(withShipping(shipping, stored, numberLocale()))}
        />
        {form.shipping ? (
          <ShippingPart
            methods={form.shippingMethods}
            price={settings.shipping.price}
            currency={form.currency}
            onChange={(shippingMethods) => set({ shippingMethods })}
          >
            <Field
              className="settings__price"
              label={labels.shippingPrice}
              hint={settings.shipping.enabled && settings.shipping.price === 0 ? labels.shippingPriceHint : undefined}
              error={field("shippingPrice").error}
            >
              <TextInput {...text("shippingPrice")} before={currencySign(form.currency)} inputMode="decimal" />
            </Field>
          </ShippingPart>
        ) : null}
      </Anchor>
      <PickupPart {...inputs} />
    </>
  );
}

/** Pickup: whether it is offered, where and when, and who may read that. */
function PickupPart({ form, set, text, field }: SettingsPartProps) {
  return (
    <Anchor id="pickup">
      <SwitchLine label={labels.pickup} sub={labels.pickupHint} isOn={form.pickup} onChange={(pickup) => set({ pickup })} />
      {form.pickup ? (
        <>
          <Anchor id="pickup-location">
            <Field
              label={labels.pickupLocationAndTimes}
              hint={form.pickupShown ? labels.pickupPublicHint : labels.pickupPrivateHint}
              {...field("pickupPlace")}
            >
              <TextArea {...text("pickupPlace")} rows={2} placeholder={labels.examplePickupPlace} />
            </Field>
          </Anchor>
          <SwitchLine
            label={labels.showAtCheckout}
            sub={labels.showAtCheckoutHint}
            isOn={form.pickupShown}
            onChange={(pickupShown) => set({ pickupShown })}
          />
        </>
      ) : null}
    </Anchor>
  );
}
