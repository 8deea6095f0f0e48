import { takesCards } from "@awning/domain/card-settings";
import { CURRENCIES, formatMoney } from "@awning/domain/money";
import { currencySchema } from "@awning/domain/money-schema";
import { shippingMethodsOf } from "@awning/domain/shipping";
import { INSTRUCTIONS_MAX, type ShopSettings } from "@awning/domain/shop-settings";
import { amountProblem } from "@awning/domain/typed-amount";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useCardSettings } from "#data/card-settings.ts";
import { useSaveState } from "#data/save-state.ts";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SaveLine } from "#ui/save-line.tsx";
import { Select } from "#ui/select.tsx";
import { SwitchLine } from "#ui/switch-line.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { CardSection } from "./card-section.tsx";
import { allCountries } from "./country-words.ts";
import { InvoicesPart } from "./invoices-part.tsx";
import { MailPart } from "./mail-part.tsx";
import { NotifyPart } from "./notify-part.tsx";
import { PaymentPart, type TypedField } from "./payment-part.tsx";
import { PickupPart } from "./pickup-part.tsx";
import { type OnSale, type SettingsForm, settingsWarnings, withShipping } from "./settings-form.ts";
import { PROBLEM_WORDS, WARNING_WORDS } from "./settings-words.ts";
import { ShippingPart } from "./shipping-part.tsx";
import { TaxPart } from "./tax-part.tsx";
import { useSettingsEditor } from "./use-settings-editor.ts";

type Props = { siteId: string; settings: ShopSettings; onSale: OnSale; hasOrders: boolean; previewButton: ReactNode };

/** All settings of the shop on one page, saved while somebody types. */
export function SettingsEditor({ siteId, settings: stored, onSale, hasOrders, previewButton }: Props) {
  const { form, settings, problems, set, onFocus, onBlur } = useSettingsEditor(siteId, stored);
  const saveState = useSaveState();
  const card = useCardSettings();
  // Nothing is said of ways to pay before all of them are known: a shop that takes cards only is not closed for a moment.
  const isPayKnown = card.state !== "loading";
  const hasCards = card.state === "ready" && takesCards(card.data);
  const country = useRef<HTMLSelectElement>(null);
  const wrong = Object.keys(problems).length;
  const text = (field: TypedField) => ({
    value: form[field],
    onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
    onFocus: () => onFocus(field),
    onBlur,
  });
  const field = (key: keyof SettingsForm) => {
    const problem = problems[key];
    const used = String(form[key]).trim().length;
    const error =
      problem === "price_unreadable"
        ? amountProblem(String(form[key]), form.currency, navigator.language)
        : problem && PROBLEM_WORDS[problem];
    return { error: error ?? null, count: { used, max: INSTRUCTIONS_MAX } };
  };

  return (
    <>
      <PageHeader
        title="Settings"
        actions={previewButton ?? undefined}
        state={[
          isPayKnown ? payWords(settings, hasCards) : null,
          wrong > 0 ? (
            <span key="wrong" className="save save--conflict">
              One thing to mend, the rest is saved
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
          <h2>Getting paid</h2>
          <PaymentPart form={form} set={set} text={text} field={field} />
        </section>
        <CardSection />
        <section className="settings__part">
          <h2>Delivery</h2>
          <SwitchLine
            label="Shipping"
            sub={
              form.shippingMethods.length === 0
                ? "One price for a parcel, however much is in it."
                : "By country, however much is in a parcel."
            }
            isOn={form.shipping}
            onChange={(shipping) => set(withShipping(shipping, stored, navigator.language))}
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
                label="Price of a parcel"
                hint={settings.shipping.enabled && settings.shipping.price === 0 ? "0 means free shipping." : undefined}
                error={field("shippingPrice").error}
              >
                <TextInput {...text("shippingPrice")} before={form.currency} inputMode="decimal" autoComplete="off" />
              </Field>
            </ShippingPart>
          ) : null}
          <PickupPart form={form} set={set} place={text("pickupPlace")} field={field("pickupPlace")} />
        </section>
        <section className="settings__part">
          <h2>Where the shop is</h2>
          <Field
            className="settings__price"
            label="Your country"
            hint="Totals are shown for it until a buyer chooses another one. What is not sent as a parcel is taxed by its rates."
          >
            <Select ref={country} value={form.country} onChange={(event) => set({ country: event.currentTarget.value })}>
              <option value="">Not said</option>
              {allCountries().map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </section>
        <section className="settings__part">
          <h2>Orders</h2>
          <Field
            className="settings__price"
            label="Buyers can cancel by themselves"
            hint="Orders you have taken on, while nothing was packed or sent and no file could be downloaded. What still waits for its money they can always cancel."
          >
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
          <h2>Currency</h2>
          <Field
            className="settings__price"
            label="All prices are in"
            hint={
              hasOrders
                ? "It stays as it is since the first order, so that all sums agree."
                : "Existing prices keep their digits: €28.00 becomes $28.00, but ¥2,800. Look through them after a change. The first order fixes the currency."
            }
          >
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
  [0, "Never"],
  [15, "For 15 minutes"],
  [30, "For 30 minutes"],
  [60, "For an hour"],
  [1440, "For a day"],
] as const;

/** The usual choices, and what is stored when it is another one. */
function cancelChoices(stored: number): (readonly [number, string])[] {
  if (CANCEL_CHOICES.some(([minutes]) => minutes === stored)) return [...CANCEL_CHOICES];
  return [...CANCEL_CHOICES, [stored, `For ${stored} minutes`] as const].toSorted(([a], [b]) => a - b);
}

function currencyName(code: string): string {
  return new Intl.DisplayNames([navigator.language], { type: "currency" }).of(code) ?? code;
}

function payWords(settings: ShopSettings, hasCards: boolean): string {
  const { transfer, cash, onDelivery, payLink, currency } = settings;
  const ways = [
    hasCards ? "card" : "",
    payLink.enabled && payLink.url ? "link" : "",
    transfer.enabled ? "bank transfer" : "",
    cash.enabled || onDelivery.enabled ? "cash" : "",
  ].filter(Boolean);
  if (ways.length === 0) return "Nobody can pay yet";
  const parcel =
    shippingMethodsOf(settings).length > 0
      ? `, parcels ${parcelWords(
          shippingMethodsOf(settings).map((one) => one.price),
          currency,
        )}`
      : "";
  return `Paid by ${new Intl.ListFormat("en", { type: "disjunction" }).format(ways)}${parcel}`;
}

function parcelWords(prices: readonly number[], currency: ShopSettings["currency"]): string {
  const least = Math.min(...prices);
  const money = least === 0 ? "free" : formatMoney(least, currency, navigator.language);
  return Math.max(...prices) > least ? `from ${money}` : money;
}
