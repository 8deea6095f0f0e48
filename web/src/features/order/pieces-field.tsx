import type { Order } from "@awning/domain/order/order";
import type { LinePieces } from "@awning/domain/order/shipment";
import { Stepper } from "#ui/stepper.tsx";

/** How many pieces of each line, at most `most`. `counts` and `most` stand in the order of the lines. */
export function PiecesField({
  label,
  order,
  most,
  counts,
  onChange,
}: {
  label: string;
  order: Pick<Order, "lines">;
  most: readonly number[];
  counts: readonly number[];
  onChange: (counts: number[]) => void;
}) {
  return (
    <fieldset className="pieces">
      <legend className="field__label">{label}</legend>
      <ul>
        {order.lines.map((line, index) => {
          const max = most[index] ?? 0;
          if (max === 0) return null;
          const name = line.variantName ? `${line.title}, ${line.variantName}` : line.title;
          return (
            <li key={`${line.productId}_${line.variantId}`} className="pieces__row">
              <span className="pieces__name">
                {name} <span className="faint num">of {max}</span>
              </span>
              <Stepper
                label={name}
                value={counts[index] ?? 0}
                max={max}
                onChange={(count) => onChange(counts.map((one, at) => (at === index ? count : one)))}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** The chosen pieces with their lines; a line without any is left out. */
export function toPieces(counts: readonly number[]): LinePieces[] {
  return counts.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
}
