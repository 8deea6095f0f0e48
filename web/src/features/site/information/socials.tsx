import { SOCIALS_MAX } from "@awning/domain/account/limits";
import { SOCIAL_PLACES, type SocialPlace } from "@awning/domain/site/home-parts";
import { SOCIAL_KINDS } from "@awning/domain/site/social";
import { type OwnSocial, readSocials } from "@awning/domain/site/socials";
import { Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { updateSocials } from "#data/link/socials.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast, showUndoToast } from "#ui/feedback/toast.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import * as labels from "./labels.ts";
import { SOCIAL_WORDS, SocialField, storedNewSocial } from "./social-field.tsx";

const PLACES: Readonly<Record<SocialPlace, string>> = { top: labels.belowMyName, bottom: labels.atTheBottom };

type Props = {
  site: OwnSite;
  /** The position of the row; `null` until known. */
  place: SocialPlace | null;
  onPlace: (place: SocialPlace) => void;
};

/** The row of social icons and its position. An icon is stored once its address is valid. */
export function Socials({ site, place, onPlace }: Props) {
  const keptNew = storedNewSocial(site.id);
  const [added, setAdded] = useState<OwnSocial | null>(keptNew.read);
  const socials = useMemo(() => readSocials(site.socials), [site.socials]);
  const isKept = added !== null && socials.some(({ id }) => id === added.id);
  if (isKept) setAdded(null);
  // Later callbacks use the current row, whatever changed in the meantime.
  const newest = useRef({ site, socials });
  newest.current = { site, socials };
  const save = (change: (now: readonly OwnSocial[]) => OwnSocial[]) =>
    updateSocials(newest.current.site, change(newest.current.socials)).catch(showFailure);
  const remove = (social: OwnSocial) => {
    const at = socials.indexOf(social);
    void save((now) => now.filter(({ id }) => id !== social.id));
    showUndoToast(labels.removed(SOCIAL_WORDS[social.kind].name), () => {
      if (hasRoom(social)) void save((now) => putBack(now, social, at));
    });
  };
  /** Whether it exists or there is room for one more; says so when there is none. */
  const hasRoom = ({ id }: OwnSocial): boolean => {
    const isThere = newest.current.socials.some((one) => one.id === id);
    if (isThere || newest.current.socials.length < SOCIALS_MAX) return true;
    showToast(labels.socialsLimitReached(SOCIALS_MAX));
    return false;
  };
  const add = () => {
    const social = { id: crypto.randomUUID().replaceAll("-", "").slice(0, 12), kind: firstUnused, url: "" };
    keptNew.keep(social);
    setAdded(social);
  };
  const rows = added && !isKept ? [...socials, added] : socials;
  const isFull = rows.length >= SOCIALS_MAX;
  const firstUnused = SOCIAL_KINDS.find((kind) => socials.every((social) => social.kind !== kind)) ?? "web";
  return (
    <div className="pile gap-3 at-start">
      {rows.map((social, index) => (
        <SocialField
          key={social.id}
          siteId={site.id}
          social={social}
          place={index + 1}
          onChange={(next) => {
            if (hasRoom(social)) void save((now) => put(now, { ...social, ...next }));
          }}
          onMoveUp={index === 0 || social === added ? undefined : () => void save((now) => movedUp(now, social.id))}
          onRemove={() => (social === added ? setAdded(null) : remove(social))}
        />
      ))}
      {place !== null && socials.length > 0 ? (
        <Segment
          label={labels.positionOfSocialLinks}
          items={SOCIAL_PLACES.map((key) => ({ key, label: PLACES[key] }))}
          current={place}
          onChange={onPlace}
        />
      ) : null}
      <Button icon={Plus} size="sm" disabled={isFull || added !== null} onClick={add}>
        {labels.addSocialLink}
      </Button>
      {isFull ? <p className="field__hint">{labels.socialsHint(SOCIALS_MAX)}</p> : null}
    </div>
  );
}

/** The row with one icon changed or appended. A full row takes no more. */
function put(rows: readonly OwnSocial[], social: OwnSocial): OwnSocial[] {
  if (rows.some(({ id }) => id === social.id)) return rows.map((one) => (one.id === social.id ? social : one));
  return [...rows, social].slice(0, SOCIALS_MAX);
}

/** The row with a removed icon restored to its position, if there is still room. */
function putBack(rows: readonly OwnSocial[], social: OwnSocial, at: number): OwnSocial[] {
  return rows.length >= SOCIALS_MAX ? [...rows] : rows.toSpliced(at, 0, social);
}

/** The row with one icon a position further up. */
function movedUp(rows: readonly OwnSocial[], id: string): OwnSocial[] {
  const at = rows.findIndex((one) => one.id === id);
  const row = rows[at];
  return row && at > 0 ? rows.toSpliced(at, 1).toSpliced(at - 1, 0, row) : [...rows];
}
