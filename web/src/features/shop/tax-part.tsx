import { type CountryRates, ratesKey, TAX_RATES_MAX, type TaxMode, type TaxSettings, taxGapOf } from "@awning/domain/money/tax";
import { formatRate } from "@awning/domain/money/tax-labels";
import { countryName } from "@awning/domain/values/country-names";
import { rebase } from "@awning/domain/values/row-changes";
import { Pencil, Plus, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { Anchor } from "#ui/layout/anchor.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import * as labels from "./labels.ts";
import { WARNING_WORDS } from "./settings-labels.ts";
import { TaxSheet } from "./tax-sheet.tsx";

const MODES: readonly { key: TaxMode; label: string }[] = [
  { key: "none", label: labels.noTax },
  { key: "inclusive", label: labels.includedInPrices },
  { key: "exclusive", label: labels.addedAtCheckout },
];
const MODE_WORDS: Readonly<Record<TaxMode, string>> = {
  none: labels.taxesArentShown,
  inclusive: labels.taxIncludedHint,
  exclusive: labels.taxAddedHint,
};

type Props = {
  tax: TaxSettings;
  /** The shop's own country, empty until set. */
  country: string;
  onChange: (tax: TaxSettings) => void;
  /** Focuses the country field. */
  onAskCountry: () => void;
};

/** Whether and how the shop charges taxes. */
export function TaxPart({ tax, country, onChange, onAskCountry }: Props) {
  const [edited, setEdited] = useState<CountryRates | "new" | null>(null);
  const setRates = (rates: CountryRates[]) => {
    onChange({ ...tax, rates });
    setEdited(null);
  };
  const gap = taxGapOf(tax, country);
  // The opened rates may have been reloaded or changed elsewhere since.
  const others = edited === "new" || edited === null ? tax.rates : tax.rates.filter((one) => ratesKey(one) !== ratesKey(edited));
  const keep = (rates: CountryRates) => {
    const at = tax.rates.length === others.length ? others.length : tax.rates.findIndex((one) => !others.includes(one));
    const now = tax.rates[at];
    const isMerged = now && edited && edited !== "new" && ratesKey(edited) === ratesKey(rates);
    setRates(others.toSpliced(at, 0, isMerged ? rebase(edited, rates, now) : rates));
  };
  return (
    <>
      <Anchor id="taxes">
        <Segment label={labels.taxes} items={MODES} current={tax.mode} onChange={(mode) => onChange({ ...tax, mode })} />
        <p className="soft">{MODE_WORDS[tax.mode]}</p>
      </Anchor>
      {tax.mode === "none" ? null : (
        <>
          <Rows aria-label={labels.taxRates}>
            {tax.rates.map((rates) => (
              <Row
                key={rates.country ?? ""}
                title={placeName(rates)}
                sub={labels.reduced(formatRate(rates.standardRate), formatRate(rates.reducedRate))}
              >
                <IconButton icon={Pencil} label={labels.editRatesFor(placeName(rates))} onClick={() => setEdited(rates)} />
              </Row>
            ))}
          </Rows>
          {tax.rates.length === 0 ? <p className="soft">{labels.noRatesHint}</p> : null}
          {gap ? (
            <Notice
              icon={TriangleAlert}
              // The hint for a country without rates is below.
              action={
                gap === "no_country" ? (
                  <Button size="sm" onClick={onAskCountry}>
                    {labels.setYourCountry}
                  </Button>
                ) : undefined
              }
            >
              {WARNING_WORDS[`tax_${gap}`]}
            </Notice>
          ) : null}
          {tax.rates.length < TAX_RATES_MAX ? (
            <p>
              <Button size="sm" icon={Plus} onClick={() => setEdited("new")}>
                {labels.addRates}
              </Button>
            </p>
          ) : (
            <p className="soft">{labels.rateLimitReached(TAX_RATES_MAX)}</p>
          )}
          <SwitchLine
            label={labels.taxOnShipping}
            sub={labels.shippingTaxHint}
            isOn={tax.shipping}
            onChange={(shipping) => onChange({ ...tax, shipping })}
          />
        </>
      )}
      {edited ? (
        <TaxSheet
          rates={edited === "new" ? null : edited}
          taken={tax.rates.map((one) => one.country)}
          onSave={keep}
          onRemove={edited === "new" ? null : () => setRates(others)}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}

function placeName({ country }: CountryRates): string {
  return country === null ? labels.everywhereElse : countryName(country);
}
