import { type Order, PRIVATE_NOTE_MAX } from "@awning/domain/order/order";
import { cleanText } from "@awning/domain/values/text";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useOrderEdit } from "./use-order-edit.ts";

/** The owner's own words about an order. What is typed stays when saving fails. */
export function PrivateNote({ order }: { order: Order }) {
  const [typed, setTyped] = useState<string | null>(null);
  const { isBusy, failure, save } = useOrderEdit(order);
  const note = typed ?? order.privateNote;
  const cleaned = cleanText(note);
  const isTooLong = cleaned.length > PRIVATE_NOTE_MAX;
  const isChanged = note.trim() !== order.privateNote;
  const store = async () => {
    if (!isTooLong && (await save({ type: "note", note: cleaned }, "Note saved"))) setTyped(null);
  };
  return (
    <section className="order-side__part">
      <Field
        label="Private note"
        note="only you can see this"
        error={isTooLong ? `Use at most ${PRIVATE_NOTE_MAX} characters` : failure}
        count={{ used: cleaned.length, max: PRIVATE_NOTE_MAX }}
      >
        <TextArea value={note} rows={2} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      {isChanged ? (
        <div className="acts order-side__acts">
          <Button size="sm" isBusy={isBusy} onClick={store}>
            Save note
          </Button>
        </div>
      ) : null}
    </section>
  );
}
