import type { Order } from "@awning/domain/order";
import { piecesLeft, piecesToRestock } from "@awning/domain/order-pieces";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { Notice } from "#ui/notice.tsx";
import { SwitchLine } from "#ui/switch-line.tsx";
import { PiecesField } from "./pieces-field.tsx";

/**
 * The pieces that go back into stock together with their money; they follow what is given back until they are set by hand.
 * @param back the pieces of each line that came back already, so that they are chosen at once
 */
export function useRestock(order: Order, back: readonly number[] = []) {
  const most = piecesToRestock(order);
  const [isOn, setOn] = useState(back.length > 0);
  const [counts, setCounts] = useState(() => most.map((max, index) => Math.min(max, back[index] ?? 0)));
  const follow = (chosen: readonly number[]) => setCounts(most.map((max, index) => Math.min(max, chosen[index] ?? 0)));
  return { most, isOn, setOn, counts, setCounts, follow };
}

/** Whether pieces come back with their money, and which. */
export function RestockField({
  order,
  restock: { most, isOn, setOn, counts, setCounts },
  isFitting,
}: {
  order: Order;
  restock: ReturnType<typeof useRestock>;
  isFitting: boolean;
}) {
  if (most.every((max) => max === 0)) return null;
  const isWaiting = piecesLeft(order).some((left) => left > 0);
  const sub = isWaiting ? "Others can buy them at once; what has not left is not sent any more." : "Others can buy them at once.";
  return (
    <>
      <SwitchLine label="Put pieces back into stock" sub={isOn ? sub : "The stock stays as it is."} isOn={isOn} onChange={setOn} />
      {isOn ? <PiecesField label="Back into stock" order={order} most={most} counts={counts} onChange={setCounts} /> : null}
      {isOn && !isFitting ? (
        <Notice tone="sun" icon={CircleAlert}>
          Then nothing of this order would be left to send. Cancel the order instead: that gives the money and the pieces back in one step.
        </Notice>
      ) : null}
    </>
  );
}
