import { emailSchema } from "@awning/domain/email";
import type { Order } from "@awning/domain/order";
import { type FormEvent, useState } from "react";
import { toFailure } from "#data/failures.ts";
import { renewOrderLink } from "#data/orders.ts";
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
    setError(email === undefined ? "That does not look like an e-mail address." : null);
    if (email === undefined) return;
    if (email === order.buyer.email) return onClose();
    setBusy(true);
    setFailure(null);
    try {
      await renewOrderLink(order, email);
      showToast(`The link to the order is on its way to ${email}`);
      onClose();
    } catch (refused) {
      setFailure(failureWords(toFailure(refused)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet title="The buyer’s e-mail" isOpen onClose={onClose}>
      <form className="act-sheet" onSubmit={submit} noValidate>
        <Field label="E-mail" error={error}>
          <TextInput type="email" autoComplete="off" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        </Field>
        <p className="soft">
          The link to the order goes there, and every mail from now on. {order.buyer.email ? "The link in earlier mails ends at once." : ""}
        </p>
        {failure ? <Notice tone="red">{failure}</Notice> : null}
        <div className="dialog__foot">
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" variant="ink" isBusy={isBusy}>
            Save and send the link
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
