import { Segment } from "#ui/segment.tsx";

/** What becomes of the money of an order that is cancelled. */
export type MoneyEnd = "now" | "later" | "keep";

const ITEMS = [
  { key: "now", label: "Give it back" },
  { key: "later", label: "Later" },
  { key: "keep", label: "Keep it" },
] as const satisfies { key: MoneyEnd; label: string }[];

type Props = { money: string; isCard: boolean; isMailed: boolean; end: MoneyEnd; onChange: (end: MoneyEnd) => void };

/** Asks what becomes of `money`, the formatted amount that can still go back, and says what each answer means. */
export function CancelMoney({ money, isCard, isMailed, end, onChange }: Props) {
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        The {money}
      </span>
      <Segment label={`The ${money}`} items={ITEMS} current={end} onChange={onChange} />
      <p className="field__hint" role="status">
        {endWords(end, isCard, isMailed)}
      </p>
    </div>
  );
}

function endWords(end: MoneyEnd, isCard: boolean, isMailed: boolean): string {
  if (end === "keep")
    return `Only if your terms allow it. The order then owes nothing${isMailed ? ", and the buyer reads that you keep it" : ""}.`;
  if (end === "later") return "The order waits in your list until it is given back.";
  return isCard ? "It goes back to the card. Banks take up to ten days." : "Send the money first; it is noted with the order.";
}
