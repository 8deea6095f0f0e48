import { SOCIAL_KINDS, type Social } from "@awning/domain/social";
import { ArrowUp, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useAutosave } from "#ui/use-autosave.ts";
import { readSocial, socialAddress } from "./social-address.ts";
import { SOCIAL_WORDS } from "./social-words.ts";

/** One icon: which it is and where it leads. `onChange` gets both once the address is right for the kind. */
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
  const [kind, setKind] = useState(social.kind);
  const [stored, setStored] = useState(social.kind);
  // What was just saved, or what another device chose.
  if (stored !== social.kind) {
    setStored(social.kind);
    setKind(social.kind);
  }
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
    setKind(next);
    // What was typed means something else for another kind: a handle here, a number there. What means nothing waits to be mended.
    const checked = socialAddress(next, address.text);
    if ("url" in checked) onChange({ kind: next, url: checked.url });
  };
  const checked = socialAddress(kind, address.text);
  const isForeign = kind !== social.kind && address.text.trim() !== "" && "error" in checked;
  // What was wrong for the kind before may be right for this one, or wrong in another way.
  const error = "error" in checked && (address.error !== null || isForeign) ? checked.error : null;
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
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error !== null || undefined}
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
      {error ? (
        <p className="field__error socials__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
