import { paths } from "@awning/domain/paths";
import type { Profile } from "@awning/domain/profile";
import { Link } from "react-router";
import { saveProfile } from "#data/own-information.ts";
import { useShopSettings } from "#data/shop-settings.ts";
import { Field } from "#ui/field.tsx";
import { Section } from "#ui/rows.tsx";
import { Select } from "#ui/select.tsx";
import { LANGUAGES, languageName } from "./languages.ts";
import { SwitchLine } from "./switch-line.tsx";
import { saveQuietly } from "./use-save.ts";

/** Language and currency of the page, and what stands at its end. */
export function LanguageSection({ siteId, profile }: { siteId: string; profile: Profile }) {
  const settings = useShopSettings();
  const languages = [...new Set([profile.language, ...LANGUAGES])].sort((a, b) => languageName(a).localeCompare(languageName(b)));
  return (
    <Section title="Page">
      <Field
        label="Language"
        hint="The language you write in. Prices and days are said in it, and search engines and screen readers go by it; Arabic, Hebrew and others turn the page around."
      >
        <Select value={profile.language} onChange={(event) => saveQuietly(saveProfile(siteId, { language: event.currentTarget.value }))}>
          {languages.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </Select>
      </Field>
      <p className="info__address">
        <span>Currency: {settings.state === "ready" ? settings.data.currency : "…"}</span>
        <Link className="link" to={paths.settings}>
          Change it in your settings
        </Link>
      </p>
      <SwitchLine
        words="Say “Made with awning” at the end"
        isOn={profile.madeWith}
        onChange={(madeWith) => saveQuietly(saveProfile(siteId, { madeWith }))}
      />
    </Section>
  );
}
