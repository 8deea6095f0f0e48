import { formatMoney } from "@awning/domain/money/money";
import { currencyOf } from "@awning/domain/money/region-currency";
import type { ShopSettings } from "@awning/domain/shop/shop-settings";
import { englishIn, localeOfRegion, regionOf } from "@awning/domain/values/region";
import { useState } from "react";
import { useAccount } from "#data/account/accounts.ts";
import { runCommand } from "#data/core/commands.ts";
import { dataOr } from "#data/core/live.ts";
import type { WithDocument } from "#data/core/rows.ts";
import { updateShopSettings } from "#data/shop/shop-settings-writes.ts";
import { CountrySelect } from "#form/country-select.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Field } from "#ui/fields/field.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

const EXAMPLE_AT = Date.UTC(2026, 10, 27, 14, 5);

/** The country, which sets currency and dates at once; guessed from the browser with which the account was made. */
export function QuickRegion({ siteId, settings }: { siteId: string; settings: WithDocument<ShopSettings> }) {
  const account = dataOr(useAccount(), null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { isBusy, run } = useAction(showFailure);
  const guessed = account ? regionOf(account.locale) : "US";
  const country = chosen ?? guessed;
  const currency = currencyOf(country) ?? settings.currency;
  const date = new Intl.DateTimeFormat(englishIn(localeOfRegion(country)), { dateStyle: "medium", timeZone: "UTC" }).format(EXAMPLE_AT);
  const save = () =>
    run(async () => {
      if (account && country !== guessed) await runCommand("change-region", { country });
      await updateShopSettings(siteId, settings, { country, currency });
    });
  return (
    <div className="pile one gap-4">
      <Field label={labels.country} hint={labels.example(date, formatMoney(2800, currency, localeOfRegion(country)))}>
        <CountrySelect value={country} onChoose={setChosen} />
      </Field>
      <p className="acts">
        <Button variant="ink" isBusy={isBusy} onClick={save}>
          {uiLabels.save}
        </Button>
      </p>
    </div>
  );
}
