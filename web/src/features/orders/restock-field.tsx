import type { Order } from "@awning/domain/order";
import { piecesLeft } from "@awning/domain/order-pieces";
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
  const sub = isWaiting ? "Others can buy them at once; what has not left is not sent any more." : "Others can buy them at once.";
  return (
    <>
      <SwitchLine label="Put pieces back into stock" sub={isOn ? sub : "The stock stays as it is."} isOn={isOn} onChange={setOn} />
      {isOn ? <PiecesField label="Back into stock" order={order} most={most} counts={counts} onChange={setCounts} /> : null}
    </>
  );
}

/** Whether pieces stay unsent that go into no stock, and which. */
export function DropField({ order, pieces }: Props) {
  const { most, isOn, setOn, counts, setCounts } = pieces;
  if (most.every((max) => max === 0)) return null;
  const sub = isOn ? "The stock stays as it is." : "All that has not left is still sent.";
  return (
    <>
      <SwitchLine label="Leave pieces unsent" sub={sub} isOn={isOn} onChange={setOn} />
      {isOn ? <PiecesField label="Not sent any more" order={order} most={most} counts={counts} onChange={setCounts} /> : null}
    </>
  );
}
