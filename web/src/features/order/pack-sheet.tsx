import { packable } from "@awning/domain/order/order-parcels";
import { useState } from "react";
import { Notice } from "#ui/notice.tsx";
import { ActSheet, type ActSheetProps } from "./act-sheet.tsx";
import { PiecesField, toPieces } from "./pieces-field.tsx";

/** Says what is in a parcel that waits to be sent. */
export function PackSheet({ isOpen, ...sheet }: ActSheetProps & { isOpen: boolean }) {
  return isOpen ? <OpenPackSheet {...sheet} /> : null;
}

function OpenPackSheet(sheet: ActSheetProps) {
  const { order } = sheet;
  const loose = packable(order);
  const most = order.lines.map((_, index) => loose.find((one) => one.line === index)?.quantity ?? 0);
  const [counts, setCounts] = useState(most);
  const [isJudged, setJudged] = useState(false);
  const lines = toPieces(counts);
  const confirm = () => {
    setJudged(true);
    if (lines.length > 0) void sheet.onAct({ type: "pack", lines });
  };
  return (
    <ActSheet title="Mark as packed" isOpen confirm="Mark as packed" sheet={sheet} onConfirm={confirm}>
      <p className="soft">
        The parcel stays here until you mark it as shipped. The order page updates right away; no email is sent. From now on,{" "}
        {order.buyer.name} can't cancel or change the address without you.
      </p>
      {most.reduce((sum, one) => sum + one, 0) > 1 ? (
        <PiecesField label="Items in this parcel" order={order} most={most} counts={counts} onChange={setCounts} />
      ) : null}
      {isJudged && lines.length === 0 ? <Notice tone="red">Choose at least one item.</Notice> : null}
    </ActSheet>
  );
}
