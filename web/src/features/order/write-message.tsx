import { MESSAGE_TEXT_MAX } from "@awning/domain/chat/message";
import type { Order } from "@awning/domain/order/order";
import { useWritingAbout } from "#data/chat/about.ts";
import { WriteButton } from "#ui/write-button.tsx";

/** Leads to the conversation about an order; the first message begins it. */
export function WriteMessage({ order }: { order: Order }) {
  return (
    <WriteButton
      {...useWritingAbout({ type: "order", id: order.id })}
      canWrite={order.buyer.email !== ""}
      title={`Write to ${order.buyer.name}`}
      hint="Opens a conversation about this order. Your customer also gets it by email and can answer there."
      max={MESSAGE_TEXT_MAX}
    />
  );
}
