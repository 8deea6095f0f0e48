import { LINK_SUBTITLE_MAX, LINK_TITLE_MAX, type Link } from "@awning/domain/link";
import { cleanLine } from "@awning/domain/text";
import { type FormEvent, useId, useRef } from "react";
import { keptText } from "#data/unsaved.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { type Checked, useAutosave } from "#ui/use-autosave.ts";
import { ADDRESS_WORDS, type Recognised, readableAddress, recogniseLink } from "./recognise.ts";
import type { LinkActs } from "./use-link-acts.ts";

/** Everything about one link, below its row. Each field saves itself. */
export function LinkEditor({ siteId, link, acts, onClose }: { siteId: string; link: Link; acts: LinkActs; onClose: () => void }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
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
    stored: readableAddress(link.url),
    check: checkAddress,
    save: ({ url, type }) => void acts.change(link, { url, type }),
    kept: kept("address"),
  });
  const isHeading = link.type === "heading";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = isHeading ? [title] : [title, address, subtitle];
    // Every field says what is wrong with it, and the first of them gets the focus.
    if (fields.map((field) => field.onBlur()).every(Boolean)) return onClose();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  return (
    <form ref={form} className="leditor" onSubmit={submit} noValidate>
      <Field label="Title" error={title.error} count={{ used: title.text.length, max: LINK_TITLE_MAX }}>
        <TextInput
          autoFocus
          value={title.text}
          onFocus={title.onFocus}
          onChange={(event) => title.onChange(event.currentTarget.value)}
          onBlur={title.onBlur}
        />
      </Field>
      {isHeading ? null : (
        <>
          <Field label="Address" error={address.error}>
            <TextInput
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              value={address.text}
              onFocus={address.onFocus}
              onChange={(event) => address.onChange(event.currentTarget.value)}
              onBlur={address.onBlur}
            />
          </Field>
          <Field label="Second line" note="optional" error={subtitle.error} count={{ used: subtitle.text.length, max: LINK_SUBTITLE_MAX }}>
            <TextInput
              value={subtitle.text}
              onFocus={subtitle.onFocus}
              onChange={(event) => subtitle.onChange(event.currentTarget.value)}
              onBlur={subtitle.onBlur}
            />
          </Field>
          <label className="leditor__feature" htmlFor={id}>
            <span>
              <span className="strong">Featured</span>
              <span className="field__hint leditor__hint">Stands out on your page, larger than the others</span>
            </span>
            <Switch
              id={id}
              isOn={link.style === "featured"}
              onChange={(isOn) => void acts.change(link, { style: isOn ? "featured" : "normal" })}
            />
          </label>
        </>
      )}
      <div className="acts leditor__acts">
        <Button type="submit" variant="ink" size="sm">
          Done
        </Button>
        <Button
          variant="quiet"
          size="sm"
          danger
          onClick={() => {
            onClose();
            acts.remove(link);
          }}
        >
          Delete
        </Button>
      </div>
    </form>
  );
}

function checkTitle(text: string): Checked<string> {
  const title = cleanLine(text);
  return title === "" ? { error: "A link needs a title." } : checkLength(title, LINK_TITLE_MAX);
}

function checkLength(text: string, max: number): Checked<string> {
  const line = cleanLine(text);
  return line.length > max ? { error: `That is ${line.length - max} signs too long.` } : { value: line };
}

function checkAddress(text: string): Checked<Recognised> {
  const link = recogniseLink(text);
  return "reason" in link ? { error: ADDRESS_WORDS[link.reason] } : { value: link };
}
