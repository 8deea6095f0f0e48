import type { Order } from "@awning/domain/order";
import { TriangleAlert } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useOrderEdit } from "./use-order-edit.ts";

/** What an owner has to look into. It stands, and the order among those to do, until they say that they have. */
export function OrderAttention({ order }: { order: Order }) {
  const { isBusy, failure, save } = useOrderEdit(order);
  if (!order.attention) return null;
  const done = (
    <Button size="sm" isBusy={isBusy} onClick={() => void save({ type: "looked_into" }, "Looked into")}>
      I have looked into it
    </Button>
  );
  return (
    <Notice tone="red" icon={TriangleAlert} action={done}>
      {order.attention} {failure}
    </Notice>
  );
}
