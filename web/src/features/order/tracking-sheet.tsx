import type { Order } from "@awning/domain/order/order";
import type { Shipment } from "@awning/domain/order/shipment";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { TrackingFields } from "./tracking-fields.tsx";
import { readTracking } from "./tracking-form.ts";
import { useOrderEdit } from "./use-order-edit.ts";

type Props = { order: Order; parcel: Pick<Shipment, "id" | "tracking">; onClose: () => void };

/** Another number or carrier for a parcel that is on its way. */
export function TrackingSheet({ order, parcel, onClose }: Props) {
  const [form, setForm] = useState(parcel.tracking ?? { carrier: "", number: "", url: "" });
  const [isJudged, setJudged] = useState(false);
  const { isBusy, failure, save } = useOrderEdit(order);
  const { tracking, hasBadUrl, isTooLong } = readTracking(form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (tracking && (await save({ type: "tracking", shipment: parcel.id, tracking }, "Tracking updated. We'll email the buyer"))) onClose();
  };
  const isMissing = isJudged && tracking === null && !hasBadUrl && !isTooLong;
  return (
    <Sheet title="Tracking" isOpen onClose={onClose}>
      <form className="act-sheet" onSubmit={submit} noValidate>
        <p className="soft">{order.buyer.name} will get an email, and the order page updates right away.</p>
        <TrackingFields form={form} wrong={{ hasBadUrl: isJudged && hasBadUrl, isTooLong: isJudged && isTooLong }} onChange={setForm} />
        {isMissing ? <Notice tone="red">Fill in at least one field.</Notice> : null}
        {failure ? <Notice tone="red">{failure}</Notice> : null}
        <div className="dialog__foot">
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" variant="ink" isBusy={isBusy}>
            Change tracking
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
