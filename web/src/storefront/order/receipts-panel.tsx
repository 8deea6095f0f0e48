import type { Receipt } from "@awning/domain/order/receipt";
import { LinkedText } from "../parts/linked-text.tsx";
import type { BuyerOrder } from "./buyer-order.ts";

/**
 * What the shop says about the things that were bought, in its own words. Before they are paid it is only a place that waits, as
 * that of files does: the open page is read again when the money has come.
 */
export function ReceiptsPanel({ receipts, shopName }: { receipts: BuyerOrder["receipts"]; shopName: string }) {
  if (receipts === null) return null;
  if (receipts === "waiting") return <section data-files="waiting" hidden />;
  return (
    <section className="panel">
      <h2>From {shopName}</h2>
      {receipts.map((receipt) => (
        <OneReceipt key={receipt.productId} {...receipt} />
      ))}
    </section>
  );
}

function OneReceipt({ title, text }: Receipt) {
  return (
    <div className="prose">
      <h3 className="files__line">{title}</h3>
      <p className="lines">
        <LinkedText text={text} />
      </p>
    </div>
  );
}
