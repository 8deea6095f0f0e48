import type { Link } from "@awning/domain/link/link";
import { type LinkUtm, UTM_MEDIUM, UTM_VALUE_MAX } from "@awning/domain/link/utm";
import { cleanLine } from "@awning/domain/values/text";
import { storedDraft } from "#data/core/unsaved.ts";
import { type Kept, useAutosave } from "#form/use-autosave.ts";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { useNewest } from "#ui/lists/use-newest.ts";
import * as labels from "./labels.ts";

const MODES = [
  { key: "inherit", label: labels.pageDefault },
  { key: "off", label: labels.utmOff },
  { key: "own", label: labels.custom },
] as const;
const SAID: Record<LinkUtm["mode"], string> = { inherit: labels.nowPageDefault, off: labels.nowOff, own: labels.nowCustom };

/** The UTM parameters of a link. */
export function UtmFields({ siteId, link, onChange }: { siteId: string; link: Link; onChange: (changes: Partial<Link>) => void }) {
  const { utm } = link;
  return (
    <details className="lmore">
      <summary>
        {labels.utmParameters} <span className="faint">{SAID[utm.mode]}</span>
      </summary>
      <div className="lmore__in">
        <Segment label={labels.utmParameters} items={MODES} current={utm.mode} onChange={(mode) => onChange({ utm: { ...utm, mode } })} />
        {utm.mode === "own" ? (
          <UtmValues
            keptAt={(key) => storedDraft(siteId, `link/${link.id}/utm/${key}`)}
            values={utm}
            onChange={(values) => onChange({ utm: { ...utm, ...values } })}
          />
        ) : null}
        <p className="field__hint">{labels.utmHint}</p>
      </div>
    </details>
  );
}

type Values = Pick<LinkUtm, "source" | "medium" | "campaign">;
const FIELDS = [
  { key: "source", label: labels.source, hint: labels.defaultsToYourUsername },
  { key: "medium", label: labels.medium, hint: labels.defaultsTo(UTM_MEDIUM) },
  { key: "campaign", label: labels.campaign, hint: labels.leaveBlankToSkip },
] as const;

/** The three values, which save automatically. */
export function UtmValues({
  values,
  keptAt,
  onChange,
}: {
  values: Values;
  keptAt: (key: keyof Values) => Kept;
  onChange: (values: Values) => void;
}) {
  const [{ source, medium, campaign }, setNewest] = useNewest(values);
  const newest = { source, medium, campaign };
  const save = (next: Values) => {
    setNewest(next);
    onChange(next);
  };
  return (
    <div className="lmore__three">
      {FIELDS.map(({ key, label, hint }) => (
        <UtmValue
          key={key}
          kept={keptAt(key)}
          label={label}
          hint={hint}
          stored={newest[key]}
          onSave={(value) => save({ ...newest, [key]: value })}
        />
      ))}
    </div>
  );
}

type ValueProps = { label: string; hint: string; stored: string; kept: Kept; onSave: (value: string) => void };

function UtmValue({ label, hint, stored, kept, onSave }: ValueProps) {
  const field = useAutosave({
    stored,
    check: (text) => {
      const value = cleanLine(text);
      return value.length > UTM_VALUE_MAX ? { error: uiLabels.atMostCharacters(UTM_VALUE_MAX) } : { value };
    },
    save: onSave,
    kept,
  });
  return (
    <Field label={label} hint={hint} error={field.error}>
      <TextInput
        value={field.text}
        autoCapitalize="none"
        spellCheck={false}
        onFocus={field.onFocus}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
