import type { Media } from "@awning/domain/media/media";
import { HOME_PAGE_ID, PAGE_TITLE_MAX, refuseSlug, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX, type SlugReason } from "@awning/domain/page/page";
import { cleanLine } from "@awning/domain/values/text";
import type { StoredDraft } from "#data/core/unsaved.ts";
import { useSitePages } from "#data/page/site-pages.ts";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import type { ImageQueues } from "#ui/images/image-queues.ts";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";
import { LineField, LongField, useStoredTyping } from "./props/fields.tsx";
import { PictureField } from "./props/picture-field.tsx";
import { useSiteId } from "./site-context.ts";
import { storedField } from "./stored-fields.ts";
import type { Draft } from "./use-draft.ts";

const SLUG_WORDS: Readonly<Record<SlugReason, string>> = {
  empty: labels.enterAnAddress,
  too_long: labels.addressTooLong,
  bad_slug: labels.addressInvalid,
  reserved: labels.addressReserved,
  taken: labels.addressTaken,
};

type SettingsProps = { pageId: string; draft: Draft; pictures: ImageQueues<Media> };

/** Title, address, menu, and how the page looks in search engines and link previews. */
export function SettingsSheet({ isOpen, onClose, ...settings }: SettingsProps & { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet title={labels.pageSettings} isOpen={isOpen} onClose={onClose}>
      {isOpen ? <Settings {...settings} /> : null}
    </Sheet>
  );
}

function Settings({ pageId, pictures, draft: { draft, change } }: SettingsProps) {
  const siteId = useSiteId();
  const pages = useSitePages(siteId);
  const taken = pages.state === "ready" ? pages.data.filter(({ id }) => id !== pageId).map(({ slug }) => slug) : [];
  const isHome = pageId === HOME_PAGE_ID;
  const { seo } = draft;
  const setSeo = (changes: Partial<typeof seo>, about: string) =>
    change((now) => ({ ...now, seo: { ...now.seo, ...changes } }), labels.changedSearchSettings, `seo/${about}`);
  return (
    <div className="psettings">
      <CheckedField
        kept={storedField(siteId, pageId, "title")}
        label={uiLabels.name}
        value={draft.title}
        max={PAGE_TITLE_MAX}
        refuse={(text) => (cleanLine(text) === "" ? uiLabels.nameMissing : null)}
        onChange={(title) => change((now) => ({ ...now, title }), labels.changedName, "title")}
      />
      {isHome ? null : (
        <>
          <CheckedField
            kept={storedField(siteId, pageId, "slug")}
            label={labels.address}
            value={draft.slug}
            max={PAGE_TITLE_MAX}
            tidy={(text) => text.toLowerCase().replace(/\s+/g, "-")}
            refuse={(text) => {
              const reason = refuseSlug(text, taken);
              return reason ? SLUG_WORDS[reason] : null;
            }}
            onChange={(slug) => change((now) => ({ ...now, slug }), labels.changedAddress, "slug")}
          />
          <SwitchLine
            label={labels.inTheMenu}
            sub={labels.inMenuHint}
            isOn={draft.inMenu}
            onChange={(inMenu) => change((now) => ({ ...now, inMenu }), labels.changedMenu)}
          />
        </>
      )}
      <h3 className="psettings__head">{labels.searchAndPreviews}</h3>
      <LineField
        label={labels.title}
        value={seo.title}
        max={SEO_TITLE_MAX}
        placeholder={draft.title}
        onChange={(title) => setSeo({ title }, "title")}
      />
      <LongField
        label={uiLabels.description}
        value={seo.description}
        max={SEO_DESCRIPTION_MAX}
        hint={labels.descriptionHint}
        onChange={(description) => setSeo({ description }, "description")}
      />
      <PictureField
        label={labels.previewPicture}
        max={1}
        images={seo.picture ? [seo.picture] : []}
        onward={{ queue: pictures.at("page"), put: (picture) => setSeo({ picture }, "picture") }}
        onChange={([picture]) => setSeo({ picture: picture ?? null }, "picture")}
      />
      <SwitchLine
        label={labels.hideFromSearchEngines}
        sub={labels.hiddenPageHint}
        isOn={seo.noindex}
        onChange={(noindex) => setSeo({ noindex }, "noindex")}
      />
    </div>
  );
}

/** A text applied while valid; an invalid one stays in the field with its error, even after closing the sheet. */
function CheckedField({
  kept,
  label,
  value,
  max,
  tidy = (text) => text,
  refuse,
  onChange,
}: {
  kept: StoredDraft;
  label: string;
  value: string;
  max: number;
  tidy?: (text: string) => string;
  refuse: (text: string) => string | null;
  onChange: (text: string) => void;
}) {
  const { typed, type } = useStoredTyping({ kept, value, isValue: (text) => text === value });
  return (
    <Field label={label} error={refuse(typed)}>
      <TextInput
        value={typed}
        maxLength={max}
        autoComplete="off"
        // The kept input may have become valid.
        onBlur={() => typed !== value && refuse(typed) === null && onChange(typed)}
        onChange={(event) => {
          const text = tidy(event.currentTarget.value);
          type(text);
          if (refuse(text) === null) onChange(text);
        }}
      />
    </Field>
  );
}
