import type { LineQuantity } from "@awning/domain/order/fulfilment/shipment";
import type { Order } from "@awning/domain/order/order";
import { unshippedQuantities } from "@awning/domain/order/quantities";
import { useState } from "react";
import { Stepper } from "#ui/fields/stepper.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import * as labels from "./labels.ts";

/**
 * Pieces that are taken off an order together with their money; they follow what is given back until they are set by hand.
 * @param most how many of each line they can be
 * @param wanted how many of each line follow what is given back
 * @param isKnown whether they are known to be back, so that they are chosen at once
 */
export function useTakenOff(most: readonly number[], wanted: readonly number[], isKnown = false) {
  const [isOn, setOn] = useState(isKnown);
  const [byHand, setCounts] = useState<readonly number[] | null>(null);
  const counts = most.map((max, index) => Math.min(max, Math.max(0, (byHand ?? wanted)[index] ?? 0)));
  return { most, isOn, setOn, counts, setCounts, followAgain: () => setCounts(null), pieces: isOn ? toLineQuantities(counts) : [] };
}

type Props = { order: Order; pieces: ReturnType<typeof useTakenOff> };

/** Whether pieces come back with their money, and which. */
export function RestockField({ order, pieces }: Props) {
  const { most, isOn, setOn, counts, setCounts } = pieces;
  if (most.every((max) => max === 0)) return null;
  const isWaiting = unshippedQuantities(order).some((left) => left > 0);
  const sub = isWaiting ? labels.restockUnshippedHint : labels.restockHint;
  return (
    <>
      <SwitchLine label={labels.restockItemsLabel} sub={isOn ? sub : labels.stockWontChange} isOn={isOn} onChange={setOn} />
      {isOn ? <QuantityField label={labels.restock} order={order} most={most} counts={counts} onChange={setCounts} /> : null}
    </>
  );
}

/** Whether pieces stay unsent that go into no stock, and which. */
export function DropField({ order, pieces }: Props) {
  const { most, isOn, setOn, counts, setCounts } = pieces;
  if (most.every((max) => max === 0)) return null;
  const sub = isOn ? labels.stockWontChange : labels.restockStillSentHint;
  return (
    <>
      <SwitchLine label={labels.dontSendSomeItems} sub={sub} isOn={isOn} onChange={setOn} />
      {isOn ? <QuantityField label={labels.itemsToLeaveOut} order={order} most={most} counts={counts} onChange={setCounts} /> : null}
    </>
  );
}

/** How many pieces of each line, at most `most`. `counts` and `most` stand in the order of the lines. */
export function QuantityField({
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
                {name} <span className="faint num">{labels.ofLabel(max)}</span>
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
export function toLineQuantities(counts: readonly number[]): LineQuantity[] {
  return counts.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
}
