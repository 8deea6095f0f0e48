import type { LineQuantity } from "@awning/domain/order/fulfilment/shipment";
import type { Order } from "@awning/domain/order/order";
import { unshippedQuantities } from "@awning/domain/order/quantities";
import { useState } from "react";
import { Stepper } from "#ui/fields/stepper.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import * as labels from "./labels.ts";

/**
 * Items removed from an order with their refund; the quantities follow the refund until edited.
 * @param most the maximum of each line
 * @param wanted the quantities that follow the refund
 * @param isKnown whether they are known to be back, so they are preselected
 */
export function useTakenOff(most: readonly number[], wanted: readonly number[], isKnown = false) {
  const [isOn, setOn] = useState(isKnown);
  const [byHand, setCounts] = useState<readonly number[] | null>(null);
  const counts = most.map((max, index) => Math.min(max, Math.max(0, (byHand ?? wanted)[index] ?? 0)));
  return { most, isOn, setOn, counts, setCounts, followAgain: () => setCounts(null), pieces: isOn ? toLineQuantities(counts) : [] };
}

type Props = { order: Order; pieces: ReturnType<typeof useTakenOff> };

/** Whether refunded items are restocked, and which. */
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

/** Whether unsent items are dropped without restocking, and which. */
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

/** A quantity for each line, at most `most`. `counts` and `most` are in line order. */
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
    <fieldset className="pile gap-2 pieces">
      <legend className="field__label">{label}</legend>
      <ul>
        {order.lines.map((line, index) => {
          const max = most[index] ?? 0;
          if (max === 0) return null;
          const name = line.variantName ? `${line.title}, ${line.variantName}` : line.title;
          return (
            <li key={`${line.productId}_${line.variantId}`} className="pieces__row">
              <span className="thin breaks">
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

/** The selected quantities with their lines; lines with none are omitted. */
export function toLineQuantities(counts: readonly number[]): LineQuantity[] {
  return counts.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
}
