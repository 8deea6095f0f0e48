import { Segment } from "#ui/segment.tsx";

/** What becomes of the money of an order that is cancelled. */
export type MoneyEnd = "now" | "later" | "keep";

const ITEMS = [
  { key: "now", label: "Refund now" },
  { key: "later", label: "Refund later" },
  { key: "keep", label: "Don't refund" },
] as const satisfies { key: MoneyEnd; label: string }[];

type Props = { money: string; isCard: boolean; isMailed: boolean; end: MoneyEnd; onChange: (end: MoneyEnd) => void };

/** Asks what becomes of `money`, the formatted amount that can still go back, and says what each answer means. */
export function CancelMoney({ money, isCard, isMailed, end, onChange }: Props) {
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        Payment of {money}
      </span>
      <Segment label={`Payment of ${money}`} items={ITEMS} current={end} onChange={onChange} />
      <p className="field__hint" role="status">
        {endWords(end, isCard, isMailed)}
      </p>
    </div>
  );
}

function endWords(end: MoneyEnd, isCard: boolean, isMailed: boolean): string {
  if (end === "keep") return `Only if your terms allow it.${isMailed ? " The buyer will be told that you're keeping it." : ""}`;
  if (end === "later") return "The order stays in your list until it's refunded.";
  return isCard ? "Refunded to the card. Banks can take up to 10 days." : "Send the money first. This only records the refund.";
}
