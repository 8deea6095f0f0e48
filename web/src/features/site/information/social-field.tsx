import { SOCIAL_KINDS, type Social } from "@awning/domain/site/social";
import type { OwnSocial } from "@awning/domain/site/socials";
import { NETWORK_NAMES } from "@awning/domain/values/networks";
import { ArrowUp, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { storedDraft } from "#data/core/unsaved.ts";
import { useAutosave } from "#form/use-autosave.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";
import { readSocial, socialAddress } from "./social-address.ts";

/**
 * One icon: its kind and its address. `onChange` gets both once the address is valid for the kind; until then the input stays.
 */
export function SocialField({
  siteId,
  social,
  place,
  onChange,
  onMoveUp,
  onRemove,
}: {
  siteId: string;
  social: OwnSocial;
  place: number;
  onChange: (next: Social) => void;
  /** Missing for the first one, and for one that is not stored yet. */
  onMoveUp?: (() => void) | undefined;
  onRemove: () => void;
}) {
  const id = useId();
  const kept = keptSocial(siteId, social.id);
  const [kind, setKind] = useState(() => kept.kind.read() ?? social.kind);
  const [stored, setStored] = useState(social.kind);
  // Just saved here, or changed on another device.
  if (stored !== social.kind) {
    setStored(social.kind);
    setKind(social.kind);
  }
  // Its input is discarded too: blur must neither save nor keep it.
  const isGone = useRef(false);
  const words = SOCIAL_WORDS[kind];
  const save = (next: Social) => {
    if (isGone.current) return;
    kept.kind.forget();
    onChange(next);
  };
  const address = useAutosave({
    stored: readSocial(social),
    check: (text) => {
      const checked = socialAddress(kind, text);
      return "error" in checked ? checked : { value: checked.url };
    },
    save: (url) => save({ kind, url }),
    kept: {
      ...kept.text,
      keep: (text) => {
        if (!isGone.current) kept.text.keep(text);
      },
    },
  });
  const changeKind = (value: string) => {
    const next = SOCIAL_KINDS.find((one) => one === value);
    if (!next) return;
    setKind(next);
    // The input means something else for another kind: a handle here, a number there. Invalid input waits to be fixed.
    const checked = socialAddress(next, address.text);
    if ("url" in checked) save({ kind: next, url: checked.url });
    else kept.kind.keep(next);
  };
  const remove = () => {
    isGone.current = true;
    kept.text.forget();
    kept.kind.forget();
    onRemove();
  };
  const checked = socialAddress(kind, address.text);
  const isForeign = kind !== social.kind && address.text.trim() !== "" && "error" in checked;
  // Input invalid for the previous kind may be valid for this one, or invalid in another way.
  const error = "error" in checked && (address.error !== null || isForeign) ? checked.error : null;
  return (
    <div className="socials__one">
      <Select aria-label={labels.socialLink(place)} value={kind} onChange={(event) => changeKind(event.currentTarget.value)}>
        {SOCIAL_KINDS.map((one) => (
          <option key={one} value={one}>
            {SOCIAL_WORDS[one].name}
          </option>
        ))}
      </Select>
      <TextInput
        aria-label={labels.link(words.name)}
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
      <IconButton icon={ArrowUp} label={labels.moveUp(words.name)} disabled={!onMoveUp} onClick={onMoveUp} />
      <IconButton icon={Trash2} label={uiLabels.removeNamed(words.name)} onClick={remove} />
      {error ? (
        <p className="field__error socials__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** The name of each icon, and an example input. */
export const SOCIAL_WORDS: Record<Social["kind"], { name: string; example: string }> = {
  email: { name: uiLabels.email, example: "name@shop.example" },
  phone: { name: uiLabels.phone, example: "+49 30 5550 147" },
  sms: { name: labels.textMessage, example: "+49 30 5550 147" },
  whatsapp: { name: NETWORK_NAMES.whatsapp, example: "+49 30 5550 147" },
  map: { name: labels.map, example: labels.mapLink },
  rss: { name: labels.newsFeed, example: "shop.example/feed" },
  web: { name: labels.website, example: "shop.example" },
  instagram: { name: NETWORK_NAMES.instagram, example: "@yourshop" },
  mastodon: { name: NETWORK_NAMES.mastodon, example: "@yourshop@social.example" },
  youtube: { name: NETWORK_NAMES.youtube, example: "@yourshop" },
  tiktok: { name: NETWORK_NAMES.tiktok, example: "@yourshop" },
  bluesky: { name: NETWORK_NAMES.bluesky, example: "@yourshop.example" },
  facebook: { name: NETWORK_NAMES.facebook, example: "yourshop" },
  github: { name: NETWORK_NAMES.github, example: "yourshop" },
  pinterest: { name: NETWORK_NAMES.pinterest, example: "yourshop" },
  soundcloud: { name: NETWORK_NAMES.soundcloud, example: "yourshop" },
  spotify: { name: NETWORK_NAMES.spotify, example: labels.profileLink },
};

/** The unsaved kind and input of an icon. */
function keptSocial(siteId: string, id: string) {
  const kind = storedDraft(siteId, `social/${id}/kind`);
  return {
    text: storedDraft(siteId, `social/${id}`),
    kind: { ...kind, read: () => kindOf(kind.read() ?? "") },
  };
}

/** The new icon without a valid address yet. One without input does not count. */
export function storedNewSocial(siteId: string) {
  const kept = storedDraft(siteId, "social/new");
  return {
    read: (): OwnSocial | null => {
      const [name = "", id = ""] = kept.read()?.split("/") ?? [];
      const kind = kindOf(name);
      return kind && keptSocial(siteId, id).text.read() !== null ? { id, kind, url: "" } : null;
    },
    keep: ({ kind, id }: OwnSocial) => kept.keep(`${kind}/${id}`),
  };
}

function kindOf(name: string): Social["kind"] | null {
  return SOCIAL_KINDS.find((one) => one === name) ?? null;
}
