import type { Order } from "@awning/domain/order/order";
import { type Address, isSameAddress } from "@awning/domain/values/address";
import { emailSchema } from "@awning/domain/values/email";
import { type FormEvent, useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { renewOrderLink } from "#data/order/orders.ts";
import { useForm } from "#form/use-form.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { AddressFields, readAddress } from "./address-fields.tsx";
import * as labels from "./labels.ts";
import { useOrderEdit } from "./use-order-action.ts";

/**
 * Changes the address of a buyer who mistyped theirs or left none. The order's link is mailed there, and the old one stops
 * working.
 */
export function EmailSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const [typed, setTyped] = useState(order.buyer.email);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = emailSchema.safeParse(typed).data;
    setError(email === undefined ? uiLabels.emailInvalid : null);
    if (email === undefined) return;
    if (email === order.buyer.email) return onClose();
    setBusy(true);
    setFailure(null);
    try {
      await renewOrderLink(order, email);
      showToast(labels.orderLinkSent(email));
      onClose();
    } catch (refused) {
      setFailure(failureLabel(toFailure(refused)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet title={labels.buyersEmail} isOpen onClose={onClose}>
      <form className="act-sheet" onSubmit={submit} noValidate>
        <Field label={uiLabels.email} error={error}>
          <TextInput type="email" autoComplete="off" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        </Field>
        <p className="soft">{labels.changeAddressHint(order.buyer.email ? labels.earlierLinksHint : "")}</p>
        {failure ? <Notice tone="red">{failure}</Notice> : null}
        <div className="dialog__foot">
          <Button onClick={onClose}>{uiLabels.cancel}</Button>
          <Button type="submit" variant="ink" isBusy={isBusy}>
            {labels.saveAndSendLink}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

/** Changes the address of what is not shipped yet. */
export function AddressSheet({ order, shipTo, onClose }: { order: Order; shipTo: Address; onClose: () => void }) {
  const { form, set, shown, submit } = useForm({ stored: shipTo });
  const { isBusy, failure, save } = useOrderEdit(order);
  const { value, problems } = readAddress(form);
  const change = async (address: Address) => {
    if (isSameAddress(address, shipTo) || (await save({ type: "address", shipTo: address }, labels.addressUpdated))) onClose();
  };
  return (
    <Sheet title={labels.changeAddress} isOpen onClose={onClose}>
      <form className="act-sheet" onSubmit={(event) => submit(event, value, change)} noValidate>
        <AddressFields typed={form} problems={shown(problems)} onChange={set} />
        {failure ? <Notice tone="red">{failure}</Notice> : null}
        <div className="dialog__foot">
          <Button onClick={onClose}>{uiLabels.cancel}</Button>
          <Button type="submit" variant="ink" isBusy={isBusy}>
            {labels.changeAddress}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
