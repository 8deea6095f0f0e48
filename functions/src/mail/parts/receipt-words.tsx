import { mayRead, receiptsOf } from "@awning/domain/order/receipt";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { OwnWords } from "./own-words.tsx";

/** What the shop says about each thing that was bought, marked as its own words; nothing before it is paid. */
export function ReceiptWords({ shop, order }: OrderContent) {
  if (!mayRead(order)) return null;
  return receiptsOf(order).map(({ productId, title, text }) => (
    <OwnWords key={productId} from={`Message from ${defuse(shop.name)} about ${defuse(title)}`} text={text} />
  ));
}
