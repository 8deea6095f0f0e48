import { SOCIAL_KINDS, type Social } from "@awning/domain/site";
import { ArrowUp, Trash2 } from "lucide-react";
import { useId } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useAutosave } from "#ui/use-autosave.ts";
import { readSocial, socialAddress } from "./social-address.ts";
import { SOCIAL_WORDS } from "./social-words.ts";

/** One icon: which it is and where it leads. `onChange` gets a new kind at once, an address once it is right. */
export function SocialField({
  social,
  place,
  onChange,
  onMoveUp,
  onRemove,
}: {
  social: Social;
  place: number;
  onChange: (next: Social) => void;
  /** Nothing for the first one, and for one that is not kept yet. */
  onMoveUp?: (() => void) | undefined;
  onRemove: () => void;
}) {
  const id = useId();
  const { kind } = social;
  const words = SOCIAL_WORDS[kind];
  const address = useAutosave({
    stored: readSocial(social),
    check: (text) => {
      const checked = socialAddress(kind, text);
      return "error" in checked ? checked : { value: checked.url };
    },
    save: (url) => onChange({ kind, url }),
  });
  const changeKind = (value: string) => {
    const next = SOCIAL_KINDS.find((one) => one === value);
    if (!next) return;
    // What was typed means something else for another kind: a handle here, a number there.
    const checked = socialAddress(next, address.text);
    onChange({ kind: next, url: "url" in checked ? checked.url : social.url });
  };
  return (
    <div className="socials__one">
      <Select aria-label={`Icon ${place}`} value={kind} onChange={(event) => changeKind(event.currentTarget.value)}>
        {SOCIAL_KINDS.map((one) => (
          <option key={one} value={one}>
            {SOCIAL_WORDS[one].name}
          </option>
        ))}
      </Select>
      <TextInput
        aria-label={`${words.name}: where it leads`}
        aria-describedby={address.error ? `${id}-error` : undefined}
        aria-invalid={address.error !== null || undefined}
        placeholder={words.example}
        autoCapitalize="none"
        spellCheck={false}
        value={address.text}
        onFocus={address.onFocus}
        onChange={(event) => address.onChange(event.currentTarget.value)}
        onBlur={address.onBlur}
      />
      <IconButton icon={ArrowUp} label={`Move ${words.name} up`} disabled={!onMoveUp} onClick={onMoveUp} />
      <IconButton icon={Trash2} label={`Remove ${words.name}`} onClick={onRemove} />
      {address.error ? (
        <p className="field__error socials__error" id={`${id}-error`} role="alert">
          {address.error}
        </p>
      ) : null}
    </div>
  );
}
