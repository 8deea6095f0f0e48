import type { Order } from "@awning/domain/order/order";
import { TriangleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useOrderEdit } from "./use-order-edit.ts";

/** What an owner has to look into. Each stands, and the order among those to do, until they say that they have. */
export function OrderAttention({ order }: { order: Order }) {
  const { isBusy, failure, save } = useOrderEdit(order);
  const place = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState("");
  // Once something stood here its place stays: the focus goes there.
  const [wasThere, setWasThere] = useState(order.attention.length > 0);
  if (order.attention.length > 0 && !wasThere) setWasThere(true);
  const settle = async (reason: string) => {
    setAsked(reason);
    // The button goes away with its notice, and its place stays.
    if (await save({ type: "looked_into", reason }, "Reviewed")) place.current?.focus();
  };
  if (!wasThere) return null;
  return (
    <section ref={place} tabIndex={-1} aria-label="Needs review" className="order-attention">
      {order.attention.map((reason) => (
        <Notice
          key={reason}
          tone="red"
          icon={TriangleAlert}
          action={
            <Button size="sm" isBusy={isBusy} onClick={() => void settle(reason)}>
              Mark as reviewed
            </Button>
          }
        >
          {reason} {reason === asked ? failure : null}
        </Notice>
      ))}
    </section>
  );
}
