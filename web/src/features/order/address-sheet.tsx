import type { Order } from "@awning/domain/order/order";
import { type Address, isSameAddress } from "@awning/domain/values/address";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { AddressFields, readAddress } from "./address-fields.tsx";
import { useOrderEdit } from "./use-order-edit.ts";

const NOTHING: ReadonlySet<string> = new Set();

/** Another address for what has not been sent yet. */
export function AddressSheet({ order, shipTo, onClose }: { order: Order; shipTo: Address; onClose: () => void }) {
  const [typed, setTyped] = useState(shipTo);
  const [isJudged, setJudged] = useState(false);
  const { isBusy, failure, save } = useOrderEdit(order);
  const { address, wrong } = readAddress(typed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (address && (isSameAddress(address, shipTo) || (await save({ type: "address", shipTo: address }, "Address updated")))) onClose();
  };
  return (
    <Sheet title="Change address" isOpen onClose={onClose}>
      <form className="act-sheet" onSubmit={submit} noValidate>
        <AddressFields typed={typed} wrong={isJudged ? wrong : NOTHING} onChange={setTyped} />
        {failure ? <Notice tone="red">{failure}</Notice> : null}
        <div className="dialog__foot">
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" variant="ink" isBusy={isBusy}>
            Change address
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
