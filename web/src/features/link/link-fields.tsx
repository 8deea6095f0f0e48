import { LINK_SUBTITLE_MAX, LINK_TITLE_MAX, type Link, TYPES_WITHOUT_URL } from "@awning/domain/link/link";
import { countWords } from "@awning/domain/values/count-words";
import { cleanLine } from "@awning/domain/values/text";
import { keptText } from "#data/core/unsaved.ts";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { type Checked, useAutosave } from "#ui/use-autosave.ts";
import { hostWords } from "./host-words.ts";
import { ADDRESS_WORDS, editableAddress, type Recognised, recogniseLink, typeAfterEdit } from "./recognise.ts";
import type { LinkActs } from "./use-link-acts.ts";

/** The texts of a link, each of which saves itself. */
export function useLinkFields(siteId: string, link: Link, acts: LinkActs) {
  const kept = (field: string) => keptText(siteId, `link/${link.id}/${field}`);
  const title = useAutosave({
    stored: link.title,
    check: checkTitle,
    save: (value) => void acts.change(link, { title: value }),
    kept: kept("title"),
  });
  const subtitle = useAutosave({
    stored: link.subtitle,
    check: (text) => checkLength(text, LINK_SUBTITLE_MAX),
    save: (value) => void acts.change(link, { subtitle: value }),
    kept: kept("subtitle"),
  });
  const address = useAutosave({
    stored: editableAddress(link.url),
    check: checkAddress,
    save: (next) => void acts.change(link, { url: next.url, type: typeAfterEdit(link, next) }),
    kept: kept("address"),
  });
  const hasAddress = !TYPES_WITHOUT_URL.includes(link.type);
  const hasSubtitle = link.type !== "heading";
  const used = [title, ...(hasAddress ? [address] : []), ...(hasSubtitle ? [subtitle] : [])];
  return {
    title,
    address: hasAddress ? address : null,
    subtitle: hasSubtitle ? subtitle : null,
    /** Shows what is wrong, or saves. @returns whether everything is right */
    settle: () => used.map((field) => field.onBlur()).every(Boolean),
  };
}

type Fields = ReturnType<typeof useLinkFields>;

export function LinkFields({ link, fields: { title, address, subtitle } }: { link: Link; fields: Fields }) {
  const { spelled } = hostWords(link.url);
  return (
    <>
      <Field label="Title" error={title.error} count={{ used: title.text.length, max: LINK_TITLE_MAX }}>
        <TextInput autoFocus {...inputOf(title)} />
      </Field>
      {address ? (
        <Field
          label="Address"
          error={address.error}
          hint={spelled ? `Browsers show this site as ${spelled}. Make sure it's the one you mean.` : undefined}
        >
          <TextInput inputMode="url" autoCapitalize="none" spellCheck={false} {...inputOf(address)} />
        </Field>
      ) : null}
      {subtitle ? (
        <Field label="Subtitle" note="optional" error={subtitle.error} count={{ used: subtitle.text.length, max: LINK_SUBTITLE_MAX }}>
          <TextInput {...inputOf(subtitle)} />
        </Field>
      ) : null}
    </>
  );
}

function inputOf(field: ReturnType<typeof useAutosave>) {
  return {
    value: field.text,
    onFocus: field.onFocus,
    onChange: (event: { currentTarget: { value: string } }) => field.onChange(event.currentTarget.value),
    onBlur: field.onBlur,
  };
}

function checkTitle(text: string): Checked<string> {
  const title = cleanLine(text);
  return title === "" ? { error: "Enter a title." } : checkLength(title, LINK_TITLE_MAX);
}

function checkLength(text: string, max: number): Checked<string> {
  const line = cleanLine(text);
  return line.length > max ? { error: `Remove ${countWords(line.length - max, "character")}.` } : { value: line };
}

function checkAddress(text: string): Checked<Recognised> {
  const link = recogniseLink(text);
  return "reason" in link ? { error: ADDRESS_WORDS[link.reason] } : { value: link };
}
