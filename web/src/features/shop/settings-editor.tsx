import { paths } from "@awning/domain/routes/paths";
import type { SettingsSection } from "@awning/domain/routes/settings-paths";
import { takesCards } from "@awning/domain/shop/card-settings";
import { INSTRUCTIONS_MAX, type ShopSettings } from "@awning/domain/shop/shop-settings";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useSession } from "#data/account/session.ts";
import type { WithDocument } from "#data/core/rows.ts";
import { useSaveState } from "#data/core/save-state.ts";
import { useCardSettings } from "#data/shop/card-settings.ts";
import { updateShopSettings } from "#data/shop/shop-settings-writes.ts";
import { useForm } from "#form/use-form.ts";
import { useFormAutosave } from "#form/use-form-autosave.ts";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import { numberLocale } from "#ui/locale.ts";
import { CardSection } from "./card-section.tsx";
import { DeliveryPart } from "./delivery-part.tsx";
import * as labels from "./labels.ts";
import { MailPart } from "./mail-part.tsx";
import { NotifyPart } from "./notify-part.tsx";
import { PaymentPart } from "./payment-part.tsx";
import { BusinessWithdrawalChoice, CancellationChoice, CountryChoice, CurrencyChoice, VatNumberField } from "./settings-choices.tsx";
import { settingsFacts, UNKNOWN_FACT } from "./settings-facts.ts";
import {
  changedSettings,
  type OnSale,
  readSettingsForm,
  rebaseSettings,
  type SettingsProblems,
  settingsWarnings,
  toSettingsForm,
} from "./settings-form.ts";
import { WARNING_WORDS } from "./settings-labels.ts";
import { SettingsList, SettingsNav } from "./settings-nav.tsx";
import { countFaults, isAtCheckout, problemsIn, SETTINGS_TITLES, WARNING_PLACES } from "./settings-sections.ts";
import { TaxPart } from "./tax-part.tsx";
import { VatReportPart } from "./vat-report-part.tsx";

type Props = {
  siteId: string;
  settings: WithDocument<ShopSettings>;
  onSale: OnSale;
  hasOrders: boolean;
  /** The open section; `null` for the list of all. */
  section: SettingsSection | null;
  previewButton: ReactNode;
  /** The contents of "Sent emails", which belong to the mails. */
  emails: ReactNode;
  /** The contents of "Business and legal", which belong to the site. */
  business: ReactNode;
};

/** The settings of the shop, by section, saved while typing. What is typed stays from one section to the next. */
export function SettingsEditor({ siteId, settings: stored, onSale, hasOrders, section, previewButton, emails, business }: Props) {
  const { inputs, settings, problems } = useSettingsEditor(siteId, stored);
  const { form, set } = inputs;
  const saveState = useSaveState();
  const session = useSession();
  const card = useCardSettings();
  const country = useRef<HTMLSelectElement>(null);
  const isPayKnown = card.state !== "loading";
  const hasCards = card.state === "ready" && takesCards(card.data);
  // No warning about payments before all are known: otherwise a shop that takes only cards would seem closed for a moment.
  const warnings = isPayKnown ? settingsWarnings(settings, onSale, hasCards) : [];
  const faults = countFaults(problems, warnings);
  const field = (key: keyof SettingsProblems) => ({
    error: problems[key],
    count: { used: form[key].trim().length, max: INSTRUCTIONS_MAX },
  });

  const facts = settingsFacts(settings, isPayKnown ? hasCards : null, session.state === "signed_in" ? session.email : "");
  if (section === null)
    return (
      <>
        <PageHeader title={labels.settings} state={[labels.allSettings, <SaveLine key="save" state={saveState} />]} />
        <SettingsList facts={facts} faults={faults} />
      </>
    );
  const wrong = problemsIn(problems, section).length;
  const parts: Record<SettingsSection, ReactNode> = {
    payments: (
      <>
        <PaymentPart {...inputs} field={field} />
        <CardSection />
        <CurrencyChoice {...inputs} hasOrders={hasOrders} />
      </>
    ),
    delivery: <DeliveryPart {...inputs} field={field} settings={settings} stored={stored} />,
    taxes: (
      <>
        <CountryChoice {...inputs} field={country} />
        <TaxPart tax={form.tax} country={form.country} onChange={(tax) => set({ tax })} onAskCountry={() => country.current?.focus()} />
        {form.tax.mode === "none" ? null : (
          <>
            <VatNumberField {...inputs} error={problems.vatNumber} />
            <VatReportPart siteId={siteId} country={settings.country} />
          </>
        )}
      </>
    ),
    orders: (
      <>
        <CancellationChoice {...inputs} stored={stored.buyerCancelMinutes} />
        <BusinessWithdrawalChoice {...inputs} />
        <MailPart siteId={siteId} />
      </>
    ),
    notifications: <NotifyPart siteId={siteId} />,
    emails,
    business,
  };
  return (
    <div className="settings-page">
      <SettingsNav current={section} faults={faults} />
      <div>
        <PageHeader
          title={SETTINGS_TITLES[section]}
          back={{ to: paths.settings, label: labels.settings }}
          actions={previewButton ?? undefined}
          state={[
            isAtCheckout(section) && facts[section] !== UNKNOWN_FACT ? facts[section] : null,
            wrong > 0 ? (
              <span key="wrong" className="save save--conflict">
                {labels.thingsToFix(wrong)}
              </span>
            ) : (
              <SaveLine key="save" state={saveState} />
            ),
          ]}
        />
        <div className="settings">
          {warnings
            // The taxes say what is missing where it belongs.
            .filter((warning) => section !== "taxes" && WARNING_PLACES[warning].section === section)
            .map((warning) => {
              const { fix } = WARNING_PLACES[warning];
              return (
                <Notice
                  key={warning}
                  icon={TriangleAlert}
                  action={
                    fix && (
                      <ButtonLink size="sm" to={fix.to}>
                        {fix.label}
                      </ButtonLink>
                    )
                  }
                >
                  {WARNING_WORDS[warning]}
                </Notice>
              );
            })}
          {parts[section]}
        </div>
      </div>
    </div>
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
