import type { Order } from "@awning/domain/order/order";
import { type Address, isSameAddress } from "@awning/domain/values/address";
import { emailSchema } from "@awning/domain/values/email";
import { useState } from "react";
import { renewOrderLink } from "#data/order/order-edits.ts";
import { useForm } from "#form/use-form.ts";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
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
  const { isBusy, failure, run } = useAction();
  const submit = () => {
    const email = emailSchema.safeParse(typed).data;
    setError(email === undefined ? uiLabels.emailInvalid : null);
    if (email === undefined) return;
    if (email === order.buyer.email) return onClose();
    void run(async () => {
      await renewOrderLink(order, email);
      showToast(labels.orderLinkSent(email));
      onClose();
    });
  };
  return (
    <ActionSheet
      title={labels.buyersEmail}
      onClose={onClose}
      confirm={labels.saveAndSendLink}
      onSubmit={submit}
      isBusy={isBusy}
      failure={failure && failureLabel(failure)}
    >
      <Field label={uiLabels.email} error={error}>
        <TextInput type="email" autoComplete="off" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <p className="soft">{labels.changeAddressHint(order.buyer.email ? labels.earlierLinksHint : "")}</p>
    </ActionSheet>
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
    <ActionSheet
      title={labels.changeAddress}
      onClose={onClose}
      confirm={labels.changeAddress}
      onSubmit={(event) => submit(event, value, change)}
      isBusy={isBusy}
      failure={failure}
    >
      <AddressFields typed={form} problems={shown(problems)} onChange={set} />
    </ActionSheet>
  );
}
