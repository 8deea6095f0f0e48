import type { Link } from "@awning/domain/link";
import { Segment } from "#ui/segment.tsx";
import { type Way, waysToReach } from "./recognise.ts";

const WAYS: readonly { key: Way; label: string }[] = [
  { key: "phone", label: "Call" },
  { key: "sms", label: "Text" },
  { key: "whatsapp", label: "WhatsApp" },
];

/** What a number is for: a link that is one can call, text or open a chat. */
export function NumberWays({ link, onChange }: { link: Link; onChange: (changes: Partial<Link>) => void }) {
  const ways = waysToReach(link.url);
  const current = WAYS.find(({ key }) => key === link.type)?.key;
  if (ways === null || current === undefined) return null;
  const choose = (key: Way) => {
    const next = ways[key];
    if (next === null || key === current) return;
    // A title that nobody wrote goes along.
    const title = link.title === ways[current]?.title ? next.title : link.title;
    onChange({ url: next.url, type: next.type, title });
  };
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        What it does
      </span>
      <Segment label="What it does" items={WAYS.filter(({ key }) => ways[key] !== null)} current={current} onChange={choose} />
      {ways.whatsapp ? null : <span className="field__hint">For WhatsApp write the number with its country, as in +49 30 5550 147.</span>}
    </div>
  );
}
