import { BIO_MAX } from "@awning/domain/account/limits";
import { DISPLAY_NAME_MAX, HEADLINE_MAX } from "@awning/domain/site/site";
import { storedDraft } from "#data/core/unsaved.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { useAutosave } from "#form/use-autosave.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Anchor } from "#ui/layout/anchor.tsx";
import { checkBio, checkDisplayName, checkHeadline } from "./check-text.ts";
import * as labels from "./labels.ts";
import { useSaveSite } from "./use-save-site.ts";

/** Name, headline and bio, which save automatically. */
export function TextFields({ site }: { site: OwnSite }) {
  const save = useSaveSite(site.id);
  const name = useAutosave({
    stored: site.displayName,
    check: checkDisplayName,
    save: (displayName) => save({ displayName }),
    kept: storedDraft(site.id, "name"),
  });
  const headline = useAutosave({
    stored: site.headline,
    check: checkHeadline,
    save: (value) => save({ headline: value }),
    kept: storedDraft(site.id, "headline"),
  });
  const bio = useAutosave({
    stored: site.bio,
    check: checkBio,
    save: (value) => save({ bio: value }),
    kept: storedDraft(site.id, "bio"),
  });
  return (
    <>
      <Anchor id="name">
        <Field label={uiLabels.name} error={name.error} count={{ used: name.text.length, max: DISPLAY_NAME_MAX }}>
          <TextInput
            autoComplete="organization"
            value={name.text}
            onFocus={name.onFocus}
            onChange={(event) => name.onChange(event.currentTarget.value)}
            onBlur={name.onBlur}
          />
        </Field>
      </Anchor>
      <Anchor id="headline">
        <Field
          label={labels.headline}
          note={uiLabels.optional}
          hint={labels.headlineHint}
          error={headline.error}
          count={{ used: headline.text.length, max: HEADLINE_MAX }}
        >
          <TextInput
            value={headline.text}
            onFocus={headline.onFocus}
            onChange={(event) => headline.onChange(event.currentTarget.value)}
            onBlur={headline.onBlur}
          />
        </Field>
      </Anchor>
      <Anchor id="about">
        <Field label={labels.about} note={uiLabels.optional} error={bio.error} count={{ used: bio.text.length, max: BIO_MAX }}>
          <TextArea
            rows={4}
            value={bio.text}
            onFocus={bio.onFocus}
            onChange={(event) => bio.onChange(event.currentTarget.value)}
            onBlur={bio.onBlur}
          />
        </Field>
      </Anchor>
    </>
  );
}
