import { settingsPaths } from "@awning/domain/routes/settings-paths";
import type { Profile } from "@awning/domain/site/profile";
import { Link } from "react-router";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { saveProfile } from "#data/site/own-information.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Anchor } from "#ui/layout/anchor.tsx";
import { Section } from "#ui/lists/rows.tsx";
import * as labels from "./labels.ts";
import { LANGUAGES, languageName } from "./languages.ts";
import { SwitchLine, saveQuietly } from "./saved-text.tsx";

/** Language and currency of the page, and its footer. */
export function LanguageSection({ siteId, profile }: { siteId: string; profile: Profile }) {
  const settings = useShopSettings();
  const languages = [...new Set([profile.language, ...LANGUAGES])].sort((a, b) => languageName(a).localeCompare(languageName(b)));
  return (
    <Section title={labels.page}>
      <Anchor id="language">
        <Field label={labels.language} hint={labels.languageHint}>
          <Select value={profile.language} onChange={(event) => saveQuietly(saveProfile(siteId, { language: event.currentTarget.value }))}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {languageName(one)}
              </option>
            ))}
          </Select>
        </Field>
      </Anchor>
      <p className="info__address">
        <span>{labels.currency(settings.state === "ready" ? settings.data.currency : "…")}</span>
        <Link className="link" to={settingsPaths.section("payments", "currency")}>
          {labels.changeItInSettings}
        </Link>
      </p>
      <Anchor id="made-with">
        <SwitchLine
          words={labels.showMadeWithAwning}
          isOn={profile.madeWith}
          onChange={(madeWith) => saveQuietly(saveProfile(siteId, { madeWith }))}
        />
      </Anchor>
    </Section>
  );
}
