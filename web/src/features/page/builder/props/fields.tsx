import { LINK_REFUSALS, parsePastedUrl } from "@awning/domain/link/pasted";
import { LINK_URL_MAX } from "@awning/domain/rich-text/link-url";
import { refusedHost } from "@awning/domain/rich-text/refused-hosts";
import { type ReactNode, useEffect, useState } from "react";
import type { StoredDraft } from "#data/core/unsaved.ts";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "../labels.ts";
import { useSiteId } from "../site-context.ts";
import { storedField } from "../stored-fields.ts";

type TextProps = { label: string; value: string; max: number; hint?: ReactNode; placeholder?: string; onChange: (value: string) => void };

/** A one-line text of a block, limited to the characters that can be stored. */
export function LineField({ label, value, max, hint, placeholder, onChange }: TextProps) {
  return (
    <Field label={label} hint={hint} count={{ used: value.length, max }}>
      <TextInput value={value} maxLength={max} placeholder={placeholder} onChange={(event) => onChange(event.currentTarget.value)} />
    </Field>
  );
}

/** A multi-line text of a block. */
export function LongField({ label, value, max, hint, placeholder, onChange }: TextProps) {
  return (
    <Field label={label} hint={hint} count={{ used: value.length, max }}>
      <TextArea
        value={value}
        maxLength={max}
        rows={3}
        placeholder={placeholder}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

/** A choice between a few options, one of which is always selected. */
export function ChoiceField<Key extends string>(props: {
  label: string;
  items: readonly { key: Key; label: string }[];
  value: Key;
  onChange: (key: Key) => void;
}) {
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        {props.label}
      </span>
      <Segment label={props.label} items={props.items} current={props.value} onChange={props.onChange} />
    </div>
  );
}

const REFUSALS: typeof LINK_REFUSALS = { ...LINK_REFUSALS, not_a_url: labels.linkInvalid };

/**
 * An address field that applies only valid addresses; until then the input stays here, even if the form is closed and
 * reopened.
 */
export function AddressField({
  of,
  label,
  value,
  hint,
  isOptional = false,
  read = readLink,
  onChange,
}: {
  /** The block the address belongs to. */
  of: string;
  label: string;
  value: string;
  hint?: ReactNode;
  isOptional?: boolean;
  /** The address in stored form, or the error message. */
  read?: (typed: string) => { url: string } | { error: string };
  onChange: (url: string) => void;
}) {
  const kept = storedField(useSiteId(), of, "url");
  const { typed, type, isLeft, leave } = useStoredTyping({ kept, value, isValue: (text) => stored(text, read) === value });
  const answer = typed.trim() === "" ? { url: "" } : read(typed);
  const error = "error" in answer ? answer.error : null;
  return (
    <Field label={label} note={isOptional ? uiLabels.optional : undefined} hint={hint} error={isLeft ? error : null}>
      <TextInput
        value={typed}
        maxLength={LINK_URL_MAX}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onBlur={leave}
        onChange={(event) => {
          const next = event.currentTarget.value;
          type(next);
          const url = stored(next, read);
          if (url !== null && url !== value) onChange(url);
        }}
      />
    </Field>
  );
}

function stored(typed: string, read: (typed: string) => { url: string } | { error: string }): string | null {
  if (typed.trim() === "") return "";
  const answer = read(typed);
  return "url" in answer ? answer.url : null;
}

function readLink(typed: string): { url: string } | { error: string } {
  const link = parsePastedUrl(typed);
  if ("reason" in link) return { error: REFUSALS[link.reason] };
  return refusedHost(link.url) === null ? link : { error: REFUSALS.host_refused };
}

/**
 * The input of a field that applies only valid values. An invalid input outlives the field; an outside change (undo) replaces
 * it.
 */
export function useStoredTyping({
  kept,
  value,
  isValue,
}: {
  kept: StoredDraft;
  /** The applied value. */
  value: string;
  /** Whether a text is another spelling of the value. */
  isValue: (text: string) => boolean;
}) {
  const [{ typed, over }, setTyped] = useState(() => ({ typed: kept.read() ?? value, over: value }));
  const [isLeft, setLeft] = useState(() => kept.read() !== null);
  if (over !== value) setTyped({ typed: isValue(typed) ? typed : value, over: value });
  const isTaken = isValue(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept belongs to the field, which stays the same
  useEffect(() => {
    if (isTaken) kept.forget();
    else kept.keep(typed);
  }, [typed, isTaken]);
  return {
    typed,
    type: (text: string) => {
      setTyped({ typed: text, over: value });
      setLeft(false);
    },
    /** Whether the field has been left, so errors are shown. */
    isLeft,
    leave: () => setLeft(true),
  };
}
