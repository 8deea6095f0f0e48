import { SOCIAL_PLACES, type SocialPlace } from "@awning/domain/home-parts";
import { SOCIAL_KINDS, SOCIALS_MAX, type Social } from "@awning/domain/site";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { OwnSite } from "#data/sites.ts";
import { Button } from "#ui/button.tsx";
import { Segment } from "#ui/segment.tsx";
import { showUndoToast } from "#ui/toast.tsx";
import { SocialField } from "./social-field.tsx";
import { SOCIAL_WORDS } from "./social-words.ts";
import { useSaveSite } from "./use-save-site.ts";

const PLACES: Readonly<Record<SocialPlace, string>> = { top: "Below my name", bottom: "At the end" };

type Props = {
  site: OwnSite;
  /** Where the row stands; nothing until it is known. */
  place: SocialPlace | null;
  onPlace: (place: SocialPlace) => void;
};

/** The row of small icons, and where it stands. An entry is kept on the page once its address is right. */
export function Socials({ site, place, onPlace }: Props) {
  const save = useSaveSite(site.id);
  const [added, setAdded] = useState<Social["kind"] | null>(null);
  const { socials } = site;
  const put = (next: Social[]) => save({ socials: next });
  const remove = (index: number) => {
    const [gone] = socials.slice(index, index + 1);
    put(socials.filter((_, at) => at !== index));
    if (gone) showUndoToast(`${SOCIAL_WORDS[gone.kind].name} removed`, () => put(socials));
  };
  const firstUnused = SOCIAL_KINDS.find((kind) => socials.every((social) => social.kind !== kind)) ?? "web";
  const isFull = socials.length + (added ? 1 : 0) >= SOCIALS_MAX;
  return (
    <div className="socials">
      {socials.map((social, index) => (
        <SocialField
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity beyond its place and keeps its field while edited
          key={index}
          social={social}
          place={index + 1}
          onChange={(next) => put(socials.map((one, at) => (at === index ? next : one)))}
          onMoveUp={index === 0 ? undefined : () => put(socials.toSpliced(index, 1).toSpliced(index - 1, 0, social))}
          onRemove={() => remove(index)}
        />
      ))}
      {added ? (
        <SocialField
          key={`added-${socials.length}`}
          social={{ kind: added, url: "" }}
          place={socials.length + 1}
          onChange={(next) => {
            if (next.url === "") return setAdded(next.kind);
            put([...socials, next]);
            setAdded(null);
          }}
          onRemove={() => setAdded(null)}
        />
      ) : null}
      {place !== null && socials.length > 0 ? (
        <Segment
          label="Where the icons stand"
          items={SOCIAL_PLACES.map((key) => ({ key, label: PLACES[key] }))}
          current={place}
          onChange={onPlace}
        />
      ) : null}
      <Button icon={Plus} size="sm" disabled={isFull || added !== null} onClick={() => setAdded(firstUnused)}>
        Add an icon
      </Button>
      {isFull ? <p className="field__hint">A page holds {SOCIALS_MAX} icons.</p> : null}
    </div>
  );
}
