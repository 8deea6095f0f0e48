import type { Order } from "@awning/domain/order/order";
import { emailSchema } from "@awning/domain/values/email";
import { type FormEvent, useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { renewOrderLink } from "#data/order/orders.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";

/** Another e-mail for a buyer who mistyped theirs, or left none: the way to their order goes there, and ends elsewhere. */
export function EmailSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const [typed, setTyped] = useState(order.buyer.email);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = emailSchema.safeParse(typed).data;
    setError(email === undefined ? "Enter a valid email address." : null);
    if (email === undefined) return;
    if (email === order.buyer.email) return onClose();
    setBusy(true);
    setFailure(null);
    try {
      await renewOrderLink(order, email);
      showToast(`We sent the order link to ${email}`);
      onClose();
    } catch (refused) {
      setFailure(failureWords(toFailure(refused)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet title="Buyer’s email" isOpen onClose={onClose}>
      <form className="act-sheet" onSubmit={submit} noValidate>
        <Field label="Email" error={error}>
          <TextInput type="email" autoComplete="off" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        </Field>
        <p className="soft">
          We'll send the order link and all future emails there.{" "}
          {order.buyer.email ? "Links in earlier emails stop working right away." : ""}
        </p>
        {failure ? <Notice tone="red">{failure}</Notice> : null}
        <div className="dialog__foot">
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" variant="ink" isBusy={isBusy}>
            Save and send link
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
