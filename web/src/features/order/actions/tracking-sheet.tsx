import type { Shipment } from "@awning/domain/order/fulfilment/shipment";
import { type Order, TRACKING_MAX } from "@awning/domain/order/order";
import { type FormEvent, useId, useState } from "react";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { readTracking, type TrackingForm } from "../tracking-form.ts";
import * as labels from "./labels.ts";
import { useOrderEdit } from "./use-order-action.ts";

type Props = { order: Order; parcel: Pick<Shipment, "id" | "tracking">; onClose: () => void };

/** Changes the tracking number or carrier of a parcel in transit. */
export function TrackingSheet({ order, parcel, onClose }: Props) {
  const [form, setForm] = useState(parcel.tracking ?? { carrier: "", number: "", url: "" });
  const [isJudged, setJudged] = useState(false);
  const { isBusy, failure, save } = useOrderEdit(order);
  const { tracking, hasBadUrl, isTooLong } = readTracking(form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (tracking && (await save({ type: "tracking", shipment: parcel.id, tracking }, labels.trackingUpdatedMail))) onClose();
  };
  const isMissing = isJudged && tracking === null && !hasBadUrl && !isTooLong;
  return (
    <ActionSheet
      title={labels.tracking}
      onClose={onClose}
      confirm={labels.changeTracking}
      onSubmit={submit}
      isBusy={isBusy}
      failure={failure}
    >
      <p className="soft">{labels.trackingMailHint(order.buyer.name)}</p>
      <TrackingFields form={form} wrong={{ hasBadUrl: isJudged && hasBadUrl, isTooLong: isJudged && isTooLong }} onChange={setForm} />
      {isMissing ? <Notice tone="red">{labels.trackingMissing}</Notice> : null}
    </ActionSheet>
  );
}

const CARRIERS = [
  "DHL",
  "DPD",
  "GLS",
  labels.hermes,
  "UPS",
  labels.fedex,
  labels.royalMail,
  labels.postnl,
  labels.laPoste,
  labels.correos,
  "USPS",
];

/** The tracking of a parcel: carrier, number, address. `wrong` has the error messages. */
export function TrackingFields({
  form,
  wrong,
  onChange,
}: {
  form: TrackingForm;
  wrong: { hasBadUrl: boolean; isTooLong: boolean };
  onChange: (form: TrackingForm) => void;
}) {
  const carriers = useId();
  const text = (field: keyof TrackingForm) => ({
    value: form[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ ...form, [field]: event.currentTarget.value }),
    autoComplete: "off",
  });
  return (
    <>
      <div className="act-sheet__two">
        <Field label={labels.carrier} note={uiLabels.optional} error={wrong.isTooLong ? labels.trackingTooLong(TRACKING_MAX) : null}>
          <TextInput {...text("carrier")} list={carriers} />
        </Field>
        <Field label={labels.trackingNumber} note={uiLabels.optional}>
          <TextInput {...text("number")} />
        </Field>
      </div>
      <datalist id={carriers}>
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <Field label={labels.trackingLink} note={uiLabels.optional} error={wrong.hasBadUrl ? labels.trackingLinkInvalid : null}>
        <TextInput {...text("url")} inputMode="url" placeholder="https://" />
      </Field>
    </>
  );
}
