import { type Address, addressSchema } from "@awning/domain/address";
import type { Order } from "@awning/domain/order";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useOrderEdit } from "./use-order-edit.ts";

const FIELDS = [
  ["name", "Name"],
  ["street", "Street and number"],
  ["extra", "Addition"],
  ["postcode", "Postcode"],
  ["city", "Town"],
  ["country", "Country code"],
] as const satisfies (readonly [keyof Address, string])[];

/** Another address for what has not been sent yet. */
export function AddressSheet({ order, shipTo, onClose }: { order: Order; shipTo: Address; onClose: () => void }) {
  const [typed, setTyped] = useState(shipTo);
  const [isJudged, setJudged] = useState(false);
  const { isBusy, failure, save } = useOrderEdit(order);
  const parsed = addressSchema.safeParse({ ...typed, country: typed.country.trim().toUpperCase() });
  const wrong = new Set(parsed.success ? [] : parsed.error.issues.map((issue) => String(issue.path[0])));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (parsed.success && (await save({ type: "address", shipTo: parsed.data }, "Address changed"))) onClose();
  };
  return (
    <Sheet title="Change the address" isOpen onClose={onClose}>
      <form className="act-sheet" onSubmit={submit} noValidate>
        {FIELDS.map(([field, label]) => (
          <Field key={field} label={label} error={isJudged && wrong.has(field) ? WRONG_WORDS[field] : null}>
            <TextInput
              value={typed[field]}
              autoComplete="off"
              onChange={(event) => setTyped({ ...typed, [field]: event.currentTarget.value })}
            />
          </Field>
        ))}
        {failure ? <Notice tone="red">{failure}</Notice> : null}
        <div className="dialog__foot">
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" variant="ink" isBusy={isBusy}>
            Change the address
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

const WRONG_WORDS: Readonly<Record<keyof Address, string>> = {
  name: "A name without a web address",
  street: "Street and number, at most 120 characters",
  extra: "At most 120 characters",
  postcode: "At most 16 characters",
  city: "A town, at most 80 characters",
  country: "Two letters, for example DE",
};
