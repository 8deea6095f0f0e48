import type { Order } from "@awning/domain/order";
import { TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useOrderEdit } from "./use-order-edit.ts";

/** What an owner has to look into. Each stands, and the order among those to do, until they say that they have. */
export function OrderAttention({ order }: { order: Order }) {
  const { isBusy, failure, save } = useOrderEdit(order);
  const place = useRef<HTMLElement>(null);
  const settle = async (reason: string) => {
    // The button goes away with its notice, and its place stays.
    if (await save({ type: "looked_into", reason }, "Looked into")) place.current?.focus();
  };
  return (
    <section ref={place} tabIndex={-1} aria-label="To look into" className="order-attention">
      {order.attention.map((reason, index) => (
        <Notice
          key={reason}
          tone="red"
          icon={TriangleAlert}
          action={
            <Button size="sm" isBusy={isBusy} onClick={() => void settle(reason)}>
              I have looked into it
            </Button>
          }
        >
          {reason} {index === 0 ? failure : null}
        </Notice>
      ))}
    </section>
  );
}
