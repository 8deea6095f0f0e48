import type { Order } from "@awning/domain/order/order";
import { Box } from "./details.tsx";
import { Paragraph } from "./labels.tsx";
import * as labels from "./mail-labels.ts";

/** Says above everything else that no money moved; nothing for orders that count. */
export function TestNotice({ order }: { order: Pick<Order, "isTest"> }) {
  if (!order.isTest) return null;
  return (
    <Box tone="note">
      <Paragraph last>{labels.thisIsATestOrder}</Paragraph>
    </Box>
  );
}
