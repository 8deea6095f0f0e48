import type { Link } from "@awning/domain/link/link";
import { NEEDS_COUNTRY } from "@awning/domain/link/phone";
import { Segment } from "#ui/segment.tsx";
import { type Recognised, type Way, waysToReach } from "./recognise.ts";

const WAYS: readonly { key: Way; label: string }[] = [
  { key: "phone", label: "Call" },
  { key: "sms", label: "Text" },
  { key: "whatsapp", label: "WhatsApp" },
];

type ChoiceProps = { link: Pick<Link, "url" | "type">; onChoose: (way: Way, next: Recognised) => void };

/** What a number is for: it can be called, texted or written to in a chat. Nothing for what is no number. */
export function WayChoice({ link, onChoose }: ChoiceProps) {
  const ways = waysToReach(link.url);
  const current = WAYS.find(({ key }) => key === link.type)?.key;
  if (ways === null || current === undefined) return null;
  const choose = (key: Way) => {
    const next = ways[key];
    if (next !== null && key !== current) onChoose(key, next);
  };
  return <Segment label="Action" items={WAYS.filter(({ key }) => ways[key] !== null)} current={current} onChange={choose} />;
}

/** The same among the fields of a link that is there. */
export function NumberWays({ link, onChange }: { link: Link; onChange: (changes: Partial<Link>) => void }) {
  const ways = waysToReach(link.url);
  const written = WAYS.find(({ key }) => key === link.type);
  if (ways === null || written === undefined) return null;
  const choose = (_: Way, next: Recognised) => {
    // A title that nobody wrote goes along.
    const title = link.title === ways[written.key]?.title ? next.title : link.title;
    onChange({ url: next.url, type: next.type, title });
  };
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        Action
      </span>
      <WayChoice link={link} onChoose={choose} />
      {ways.whatsapp ? null : <span className="field__hint">{NEEDS_COUNTRY}</span>}
    </div>
  );
}
