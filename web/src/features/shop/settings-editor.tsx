import { CURRENCIES, formatMoney } from "@awning/domain/money/money";
import { currencySchema } from "@awning/domain/money/money-schema";
import { paths } from "@awning/domain/routes/paths";
import { takesCards } from "@awning/domain/shop/card-settings";
import { shippingMethodsOf } from "@awning/domain/shop/shipping";
import { INSTRUCTIONS_MAX, type ShopSettings } from "@awning/domain/shop/shop-settings";
import { allCountries } from "@awning/domain/values/country-names";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import type { WithDocument } from "#data/core/rows.ts";
import { useSaveState } from "#data/core/save-state.ts";
import { useCardSettings } from "#data/shop/card-settings.ts";
import { updateShopSettings } from "#data/shop/shop-settings-writes.ts";
import { useForm } from "#form/use-form.ts";
import { useFormAutosave } from "#form/use-form-autosave.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import { currencySign, numberLocale, textLocale } from "#ui/locale.ts";
import { CardSection } from "./card-section.tsx";
import * as labels from "./labels.ts";
import { acceptsLabel, NO_PAYMENT, thingsToFix } from "./labels.ts";
import { MailPart } from "./mail-part.tsx";
import { NotifyPart } from "./notify-part.tsx";
import { PaymentPart, type SettingsPartProps } from "./payment-part.tsx";
import {
  changedSettings,
  type OnSale,
  readSettingsForm,
  rebaseSettings,
  type SettingsProblems,
  settingsWarnings,
  toSettingsForm,
  withShipping,
} from "./settings-form.ts";
import { WARNING_WORDS } from "./settings-labels.ts";
import { ShippingPart } from "./shipping-part.tsx";
import { TaxPart } from "./tax-part.tsx";

type Props = { siteId: string; settings: WithDocument<ShopSettings>; onSale: OnSale; hasOrders: boolean; previewButton: ReactNode };

/** All settings of the shop on one page, saved while typing. */
export function SettingsEditor({ siteId, settings: stored, onSale, hasOrders, previewButton }: Props) {
  const { inputs, settings, problems } = useSettingsEditor(siteId, stored);
  const { form, set, text } = inputs;
  const saveState = useSaveState();
  const card = useCardSettings();
  // No warning about payments before all are known: otherwise a shop that takes only cards would seem closed for a moment.
  const isPayKnown = card.state !== "loading";
  const hasCards = card.state === "ready" && takesCards(card.data);
  const country = useRef<HTMLSelectElement>(null);
  const wrong = Object.keys(problems).length;
  const field = (key: keyof SettingsProblems) => ({
    error: problems[key],
    count: { used: form[key].trim().length, max: INSTRUCTIONS_MAX },
  });

  return (
    <>
      <PageHeader
        title={labels.settings}
        actions={previewButton ?? undefined}
        state={[
          isPayKnown ? payWords(settings, hasCards) : null,
          wrong > 0 ? (
            <span key="wrong" className="save save--conflict">
              {thingsToFix(wrong)}
            </span>
          ) : (
            <SaveLine key="save" state={saveState} />
          ),
        ]}
      />
      <div className="settings">
        {(isPayKnown ? settingsWarnings(settings, onSale, hasCards) : []).map((warning) => (
          <Notice key={warning} tone="sun" icon={TriangleAlert}>
            {WARNING_WORDS[warning]}
          </Notice>
        ))}
        <section className="settings__part">
          <h2>{labels.payments}</h2>
          <PaymentPart {...inputs} field={field} />
        </section>
        <CardSection />
        <section className="settings__part">
          <h2>{labels.delivery}</h2>
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
                error={problems.shippingPrice}
              >
                <TextInput {...text("shippingPrice")} before={currencySign(form.currency)} inputMode="decimal" />
              </Field>
            </ShippingPart>
          ) : null}
          <PickupPart {...inputs} field={field} />
        </section>
        <section className="settings__part">
          <h2>{labels.location}</h2>
          <Field className="settings__price" label={labels.shopCountry} hint={labels.countryHint}>
            <Select ref={country} value={form.country} onChange={(event) => set({ country: event.currentTarget.value })}>
              <option value="">{labels.notSet}</option>
              {allCountries().map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </section>
        <section className="settings__part">
          <h2>{labels.orders}</h2>
          <Field className="settings__price" label={labels.buyersCanCancel} hint={labels.buyerCancelsHint}>
            <Select value={form.buyerCancel} onChange={(event) => set({ buyerCancel: event.currentTarget.value })}>
              {cancelChoices(stored.buyerCancelMinutes).map(([minutes, words]) => (
                <option key={minutes} value={minutes}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
        </section>
        <MailPart siteId={siteId} />
        <NotifyPart siteId={siteId} />
        <InvoicesPart />
        <TaxPart tax={form.tax} country={form.country} onChange={(tax) => set({ tax })} onAskCountry={() => country.current?.focus()} />
        <section className="settings__part">
          <h2>{labels.currency}</h2>
          <Field className="settings__price" label={labels.shopCurrency} hint={hasOrders ? labels.currencyHint : labels.currencyWarning}>
            <Select
              value={form.currency}
              disabled={hasOrders}
              onChange={(event) => set({ currency: currencySchema.parse(event.currentTarget.value) })}
            >
              {Object.keys(CURRENCIES).map((code) => (
                <option key={code} value={code}>
                  {code} · {currencyName(code)}
                </option>
              ))}
            </Select>
          </Field>
        </section>
      </div>
    </>
  );
}

const CANCEL_CHOICES = [
  [0, labels.never],
  [15, labels.withinMinutes(15)],
  [30, labels.withinMinutes(30)],
  [60, labels.within1Hour],
  [1440, labels.within1Day],
] as const;

/** The usual choices, plus the stored value if it is another one. */
function cancelChoices(stored: number): (readonly [number, string])[] {
  if (CANCEL_CHOICES.some(([minutes]) => minutes === stored)) return [...CANCEL_CHOICES];
  return [...CANCEL_CHOICES, [stored, labels.withinMinutes(stored)] as const].toSorted(([a], [b]) => a - b);
}

function currencyName(code: string): string {
  return new Intl.DisplayNames([textLocale()], { type: "currency" }).of(code) ?? code;
}

function payWords(settings: ShopSettings, hasCards: boolean): string {
  const { transfer, cash, onDelivery, payLink, currency } = settings;
  const methods = [
    hasCards ? labels.cardsWord : "",
    payLink.enabled && payLink.url ? labels.paymentLinks : "",
    transfer.enabled ? labels.bankTransfers : "",
    cash.enabled || onDelivery.enabled ? labels.cash : "",
  ].filter(Boolean);
  if (methods.length === 0) return NO_PAYMENT;
  const prices = shippingMethodsOf(settings).map((one) => one.price);
  const shipping = prices.length === 0 ? [] : [shippingLabel(prices, currency)];
  return [acceptsLabel(methods), ...shipping].join(" · ");
}

function shippingLabel(prices: readonly number[], currency: ShopSettings["currency"]): string {
  const money = (amount: number) => formatMoney(amount, currency, numberLocale());
  const least = Math.min(...prices);
  const most = Math.max(...prices);
  if (most === 0) return labels.freeShipping;
  if (least === 0) return labels.shippingUpTo(money(most));
  return most > least ? labels.shippingFrom(money(least)) : labels.shippingMoney(money(least));
}

/** The seller's details on invoices. */
function InvoicesPart() {
  return (
    <section className="settings__part">
      <h2>{labels.invoices}</h2>
      <p className="soft">
        {labels.businessDetailsHint(
          <Link className="link" to={paths.information}>
            {labels.yourInformation}
          </Link>,
        )}
      </p>
    </section>
  );
}

/** Pickup: whether it is offered, where and when, and who may read that. */
function PickupPart({ form, set, text, field }: SettingsPartProps) {
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

/** Edits the settings with autosave. Changes to lists on other devices are kept. */
function useSettingsEditor(siteId: string, stored: WithDocument<ShopSettings>) {
  const typed = useForm({ stored: toSettingsForm(stored, numberLocale()), rebase: rebaseSettings });
  const { settings, problems } = readSettingsForm(typed.form, stored, numberLocale());
  const changes = Object.keys(typed.edits).length === 0 ? {} : changedSettings(stored, settings);
  const isWrong = (field: string) => field in problems || (field === "shipping" && problems.shippingPrice !== undefined);
  useFormAutosave(typed, {
    changes,
    save: () => updateShopSettings(siteId, stored, changes),
    onRefused: showFailure,
    isSettled: (field) => Object.keys(changes).length === 0 && !isWrong(field),
  });
  return { inputs: typed, settings, problems };
}
