import { TRACKING_MAX } from "@awning/domain/order";
import { piecesLeft } from "@awning/domain/order-pieces";
import { useState } from "react";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { ActSheet, type ActSheetProps } from "./act-sheet.tsx";
import { PiecesField, toPieces } from "./pieces-field.tsx";
import { readTracking, type TrackingForm } from "./tracking-form.ts";

const EMPTY: TrackingForm = { carrier: "", number: "", url: "" };
const CARRIERS = ["DHL", "DPD", "GLS", "Hermes", "UPS", "FedEx", "Royal Mail", "PostNL", "La Poste", "Correos", "USPS"];

/** Says that the goods are on their way or handed over; a parcel can be followed by its number. */
export function FulfilSheet({ isOpen, ...sheet }: ActSheetProps & { isOpen: boolean }) {
  return isOpen ? <OpenFulfilSheet {...sheet} /> : null;
}

function OpenFulfilSheet(sheet: ActSheetProps) {
  const [form, setForm] = useState(EMPTY);
  const [isJudged, setJudged] = useState(false);
  const { order } = sheet;
  const [counts, setCounts] = useState(() => piecesLeft(order));
  const [code, setCode] = useState("");
  const lines = toPieces(counts);
  const { tracking, hasBadUrl, isTooLong } = readTracking(form);
  const isParcel = order.delivery === "shipping";
  const confirm = () => {
    setJudged(true);
    if (lines.length === 0 || hasBadUrl || isTooLong) return;
    void sheet.onAct({ type: "fulfil", tracking: isParcel ? tracking : null, lines, ...(code.trim() ? { code } : {}) });
  };
  const title = isParcel ? "Mark as shipped" : order.delivery === "pickup" ? "Mark as handed over" : "Mark as sent";
  const text = (field: keyof TrackingForm) => ({
    value: form[field],
    onChange: (event: { currentTarget: { value: string } }) => setForm({ ...form, [field]: event.currentTarget.value }),
    autoComplete: "off",
  });
  return (
    <ActSheet title={title} isOpen confirm={title} sheet={sheet} onConfirm={confirm}>
      <p className="soft">
        {isParcel
          ? `${order.buyer.email ? `${order.buyer.name} gets a mail that the parcel is on its way.` : `${order.buyer.name} left no e-mail, so no mail goes out.`} A tracking number is optional.`
          : order.delivery === "pickup"
            ? `${order.buyer.name} has the goods. The order page says so at once.`
            : `${order.buyer.name} gets a mail. Send the files to ${order.buyer.email} first.`}
      </p>
      <PiecesField order={order} counts={counts} onChange={setCounts} />
      {isJudged && lines.length === 0 ? <Notice tone="red">Choose at least one piece.</Notice> : null}
      {order.pickupCode ? (
        <Field label="Code of the buyer" note="optional" hint="Typed in, it is compared with the code of this order.">
          <TextInput value={code} autoComplete="off" autoCapitalize="characters" onChange={(event) => setCode(event.currentTarget.value)} />
        </Field>
      ) : null}
      {isParcel ? (
        <>
          <div className="act-sheet__two">
            <Field label="Carrier" note="optional" error={isJudged && isTooLong ? `At most ${TRACKING_MAX} characters each` : null}>
              <TextInput {...text("carrier")} list="carriers" />
            </Field>
            <Field label="Number" note="optional">
              <TextInput {...text("number")} />
            </Field>
          </div>
          <datalist id="carriers">
            {CARRIERS.map((carrier) => (
              <option key={carrier} value={carrier} />
            ))}
          </datalist>
          <Field
            label="Link to follow it"
            note="optional"
            error={isJudged && hasBadUrl ? "A whole address that begins with https://" : null}
          >
            <TextInput {...text("url")} inputMode="url" placeholder="https://" />
          </Field>
        </>
      ) : null}
    </ActSheet>
  );
}
