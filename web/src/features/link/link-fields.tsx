import { LINK_SUBTITLE_MAX, LINK_TITLE_MAX, type Link, TYPES_WITHOUT_URL } from "@awning/domain/link/link";
import { LINK_REFUSALS } from "@awning/domain/link/pasted";
import { NEEDS_COUNTRY } from "@awning/domain/link/phone";
import { EMBED_NAMES, parseEmbed } from "@awning/domain/rich-text/embed";
import { spelledHost } from "@awning/domain/rich-text/refused-hosts";
import { formatCount } from "@awning/domain/values/counts";
import { cleanLine } from "@awning/domain/values/text";
import { storedDraft } from "#data/core/unsaved.ts";
import type { Checked } from "#form/read-fields.ts";
import { useAutosave } from "#form/use-autosave.ts";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";
import { contactMethods, editableAddress, type Recognised, recogniseLink, typeAfterEdit, type Way } from "./recognise.ts";
import type { LinkActions } from "./use-link-actions.ts";

/** The texts of a link, which save automatically. */
export function useLinkFields(siteId: string, link: Link, acts: LinkActions) {
  const kept = (field: string) => storedDraft(siteId, `link/${link.id}/${field}`);
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
    /** Shows errors, or saves. @returns whether everything is valid */
    settle: () => used.map((field) => field.onBlur()).every(Boolean),
  };
}

type Fields = ReturnType<typeof useLinkFields>;

export function LinkFields({ link, fields: { title, address, subtitle } }: { link: Link; fields: Fields }) {
  const { spelled } = hostNames(link.url);
  return (
    <>
      <Field label={labels.title} error={title.error} count={{ used: title.text.length, max: LINK_TITLE_MAX }}>
        <TextInput autoFocus {...inputOf(title)} />
      </Field>
      {address ? (
        <Field label={labels.address} error={address.error} hint={spelled ? labels.spelledHostWarning(spelled) : undefined}>
          <TextInput inputMode="url" autoCapitalize="none" spellCheck={false} {...inputOf(address)} />
        </Field>
      ) : null}
      {subtitle ? (
        <Field
          label={labels.subtitle}
          note={uiLabels.optional}
          error={subtitle.error}
          count={{ used: subtitle.text.length, max: LINK_SUBTITLE_MAX }}
        >
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
  return title === "" ? { error: labels.enterATitle } : checkLength(title, LINK_TITLE_MAX);
}

function checkLength(text: string, max: number): Checked<string> {
  const line = cleanLine(text);
  return line.length > max ? { error: labels.remove(formatCount(line.length - max, "character")) } : { value: line };
}

function checkAddress(text: string): Checked<Recognised> {
  const link = recogniseLink(text);
  return "reason" in link ? { error: LINK_REFUSALS[link.reason] } : { value: link };
}

/**
 * What an owner should know about an address: the service whose player could replace the link, and the punycode host when it
 * has non-Latin letters, which reveals a look-alike.
 */
export function hostNames(url: string): { player: string | null; spelled: string | null } {
  const embed = parseEmbed(url);
  return { player: embed ? EMBED_NAMES[embed.provider] : null, spelled: spelledHost(url) };
}

const WAYS: readonly { key: Way; label: string }[] = [
  { key: "phone", label: labels.call },
  { key: "sms", label: labels.text },
  { key: "whatsapp", label: labels.whatsapp },
];

type ChoiceProps = { link: Pick<Link, "url" | "type">; onChoose: (way: Way, next: Recognised) => void };

/** What a number is for: a call, a text message or a chat. Draws nothing for other addresses. */
export function MethodChoice({ link, onChoose }: ChoiceProps) {
  const ways = contactMethods(link.url);
  const current = WAYS.find(({ key }) => key === link.type)?.key;
  if (ways === null || current === undefined) return null;
  const choose = (key: Way) => {
    const next = ways[key];
    if (next !== null && key !== current) onChoose(key, next);
  };
  return <Segment label={labels.action} items={WAYS.filter(({ key }) => ways[key] !== null)} current={current} onChange={choose} />;
}

/** The same among the fields of an existing link. */
export function NumberWays({ link, onChange }: { link: Link; onChange: (changes: Partial<Link>) => void }) {
  const ways = contactMethods(link.url);
  const written = WAYS.find(({ key }) => key === link.type);
  if (ways === null || written === undefined) return null;
  const choose = (_: Way, next: Recognised) => {
    // A generated title changes along.
    const title = link.title === ways[written.key]?.title ? next.title : link.title;
    onChange({ url: next.url, type: next.type, title });
  };
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        {labels.action}
      </span>
      <MethodChoice link={link} onChoose={choose} />
      {ways.whatsapp ? null : <span className="field__hint">{NEEDS_COUNTRY}</span>}
    </div>
  );
}
