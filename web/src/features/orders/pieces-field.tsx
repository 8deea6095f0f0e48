import type { Order } from "@awning/domain/order";
import { piecesLeft } from "@awning/domain/order-pieces";
import type { LinePieces } from "@awning/domain/shipment";
import { Stepper } from "#ui/stepper.tsx";

/** How many pieces of each line go into this parcel; at first all that are left. `counts` stand in the order of the lines. */
export function PiecesField({
  order,
  counts,
  onChange,
}: {
  order: Order;
  counts: readonly number[];
  onChange: (counts: number[]) => void;
}) {
  const left = piecesLeft(order);
  if (left.reduce((sum, one) => sum + one, 0) <= 1) return null;
  return (
    <fieldset className="pieces">
      <legend className="field__label">What is in it</legend>
      <ul>
        {order.lines.map((line, index) => {
          const max = left[index] ?? 0;
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

/** The chosen pieces as lines of a shipment; a line without any is left out. */
export function toPieces(counts: readonly number[]): LinePieces[] {
  return counts.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
}
