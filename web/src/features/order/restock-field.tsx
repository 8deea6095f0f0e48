import type { Order } from "@awning/domain/order/order";
import { piecesLeft } from "@awning/domain/order/order-pieces";
import { useState } from "react";
import { SwitchLine } from "#ui/switch-line.tsx";
import { PiecesField, toPieces } from "./pieces-field.tsx";

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
  return { most, isOn, setOn, counts, setCounts, followAgain: () => setCounts(null), pieces: isOn ? toPieces(counts) : [] };
}

type Props = { order: Order; pieces: ReturnType<typeof useTakenOff> };

/** Whether pieces come back with their money, and which. */
export function RestockField({ order, pieces }: Props) {
  const { most, isOn, setOn, counts, setCounts } = pieces;
  if (most.every((max) => max === 0)) return null;
  const isWaiting = piecesLeft(order).some((left) => left > 0);
  const sub = isWaiting ? "Available to buy again right away. Unshipped items won't be sent." : "Available to buy again right away.";
  return (
    <>
      <SwitchLine label="Restock items" sub={isOn ? sub : "Stock won't change."} isOn={isOn} onChange={setOn} />
      {isOn ? <PiecesField label="Restock" order={order} most={most} counts={counts} onChange={setCounts} /> : null}
    </>
  );
}

/** Whether pieces stay unsent that go into no stock, and which. */
export function DropField({ order, pieces }: Props) {
  const { most, isOn, setOn, counts, setCounts } = pieces;
  if (most.every((max) => max === 0)) return null;
  const sub = isOn ? "Stock won't change." : "Everything unshipped will still be sent.";
  return (
    <>
      <SwitchLine label="Don't send some items" sub={sub} isOn={isOn} onChange={setOn} />
      {isOn ? <PiecesField label="No longer to be sent" order={order} most={most} counts={counts} onChange={setCounts} /> : null}
    </>
  );
}
