import { wasSent } from "@awning/domain/order/fulfilment/order-parcels";
import type { LineQuantity } from "@awning/domain/order/fulfilment/shipment";
import type { Order } from "@awning/domain/order/order";
import { areServices, isThing, looseQuantities, nextOf } from "@awning/domain/order/quantities";
import { useState } from "react";
import { Notice } from "#ui/feedback/notice.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { goodsLine } from "../lines.ts";
import { readTracking, type TrackingForm } from "../tracking-form.ts";
import { type ActionSheetProps, OrderActionSheet } from "./action-sheet.tsx";
import * as labels from "./labels.ts";
import { QuantityField, toLineQuantities } from "./restock-field.tsx";
import { TrackingFields } from "./tracking-sheet.tsx";

const EMPTY: TrackingForm = { carrier: "", number: "", url: "" };

/** Marks the goods as shipped or handed over, with a tracking number for a parcel. */
export function FulfilSheet({ isOpen, ...sheet }: ActionSheetProps & { isOpen: boolean }) {
  // The input outlives the sheet until its parcel is shipped.
  const parcel = sheet.order.events.filter(({ type }) => type === "fulfilled").length;
  const [typed, setTyped] = useState({ parcel, form: EMPTY });
  const form = typed.parcel === parcel ? typed.form : EMPTY;
  return isOpen ? <OpenFulfilSheet {...sheet} form={form} onType={(next) => setTyped({ parcel, form: next })} /> : null;
}

function OpenFulfilSheet({ form, onType, ...sheet }: ActionSheetProps & { form: TrackingForm; onType: (form: TrackingForm) => void }) {
  const [isJudged, setJudged] = useState(false);
  const { order } = sheet;
  // A packed parcel is shipped first, as it is.
  const packed = order.shipments.find((one) => one.state === "packed");
  const left = looseQuantities(order);
  const [counts, setCounts] = useState(() => {
    const next = new Map(nextOf(order).map((one) => [one.line, one.quantity]));
    return left.map((_, line) => next.get(line) ?? 0);
  });
  const [code, setCode] = useState("");
  const lines = packed?.lines ?? toLineQuantities(counts);
  const { tracking, hasBadUrl, isTooLong } = readTracking(form);
  const areAllServices = areServices(order, lines);
  const isParcel = order.delivery === "shipping" && !areAllServices;
  const confirm = () => {
    setJudged(true);
    if (lines.length === 0 || hasBadUrl || isTooLong) return;
    void sheet.onAct({
      type: "fulfil",
      tracking: isParcel ? tracking : null,
      ...(packed ? { parcel: packed.id } : { lines }),
      ...(code.trim() ? { code } : {}),
    });
  };
  const title = areAllServices
    ? labels.markAsDone
    : isParcel
      ? labels.markAsShipped
      : order.delivery === "pickup"
        ? labels.markAsPickedUp
        : labels.markAsSent;
  return (
    <OrderActionSheet title={title} confirm={title} sheet={sheet} onConfirm={confirm}>
      <p className="soft">
        {areAllServices
          ? serviceWords(order)
          : isParcel
            ? labels.trackingNumberIsOptional(mailWords(order, packed?.id))
            : order.delivery === "pickup"
              ? labels.handedOverHint(order.buyer.name)
              : labels.filesSentMailHint(order.buyer.name, order.buyer.email)}
      </p>
      {packed ? <p>{labels.packedParcel(goodsLine(packedLines(order, packed.lines)))}</p> : null}
      {!packed && left.reduce((sum, one) => sum + one, 0) > 1 ? (
        <QuantityField
          label={left.some((_, line) => isThing(order.lines[line])) ? labels.itemsInThisParcel : labels.items}
          order={order}
          most={left}
          counts={counts}
          onChange={setCounts}
        />
      ) : null}
      {isJudged && lines.length === 0 ? <Notice tone="red">{labels.itemsMissing}</Notice> : null}
      {order.pickupCode && !areAllServices ? (
        <Field label={labels.pickupCode} note={uiLabels.optional} hint={labels.pickupCodeHint}>
          <TextInput value={code} autoComplete="off" autoCapitalize="characters" onChange={(event) => setCode(event.currentTarget.value)} />
        </Field>
      ) : null}
      {isParcel ? (
        <TrackingFields form={form} wrong={{ hasBadUrl: isJudged && hasBadUrl, isTooLong: isJudged && isTooLong }} onChange={onType} />
      ) : null}
    </OrderActionSheet>
  );
}

function serviceWords({ buyer, delivery }: Order): string {
  if (delivery === "pickup" || !buyer.email) return labels.serviceDoneHint(buyer.name);
  return labels.serviceDoneMailHint(buyer.name);
}

function mailWords(order: Order, packed: string | undefined): string {
  if (!order.buyer.email) return labels.noEmailHint(order.buyer.name);
  if (packed !== undefined && wasSent(order, packed)) return labels.parcelMailedHint(order.buyer.name);
  return labels.parcelMailHint(order.buyer.name);
}

/** The lines of an order with the quantities in a parcel. */
function packedLines(order: Order, pieces: readonly LineQuantity[]): Order["lines"] {
  return pieces.flatMap(({ line, quantity }) => {
    const sold = order.lines[line];
    return sold ? [{ ...sold, quantity }] : [];
  });
}
