import { canChangeBillTo } from "@awning/domain/order/edits";
import { type BillTo, isSameBillTo } from "@awning/domain/order/money/payment";
import type { Order } from "@awning/domain/order/order";
import { useState } from "react";
import { useForm } from "#form/use-form.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import * as uiLabels from "#ui/labels.ts";
import { textLocale } from "#ui/locale.ts";
import { BillFields, EMPTY_BILL_TO, readBillTo } from "../actions/address-fields.tsx";
import { useOrderEdit } from "../actions/use-order-action.ts";
import { addressLines } from "../lines.ts";
import * as labels from "./labels.ts";
import { Part } from "./no-such-order.tsx";

/** The billing address, which can be changed until the invoice is issued. */
export function BillPart({ order }: { order: Order }) {
  const [isChanging, setChanging] = useState(false);
  const { billTo } = order;
  const canChange = canChangeBillTo(order);
  if (billTo === null && !canChange) return null;
  const lines = billTo ? addressLines(billTo, textLocale()) : [];
  return (
    <Part title={labels.billingAddress}>
      {billTo ? (
        <address className="order-side__text">
          {[...lines, ...(billTo.taxNumber ? [labels.vatNumber(billTo.taxNumber)] : [])].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p className="order-side__text">{order.shipTo ? labels.sameAsShippingAddress : labels.buyersNameNoAddress}</p>
      )}
      {canChange ? (
        <div className="acts order-side__bare">
          <Button size="sm" variant="quiet" onClick={() => setChanging(true)}>
            {billTo ? labels.changeBillingAddress : labels.useAnotherAddress}
          </Button>
        </div>
      ) : null}
      {isChanging ? <BillSheet order={order} onClose={() => setChanging(false)} /> : null}
    </Part>
  );
}

function BillSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const { form, set, shown, submit } = useForm<BillTo>({ stored: order.billTo ?? EMPTY_BILL_TO });
  const { isBusy, failure, save } = useOrderEdit(order);
  const { value, problems } = readBillTo(form);
  const store = async (billTo: BillTo) => {
    if (isSameBillTo(billTo, order.billTo) || (await save({ type: "bill_to", billTo }, labels.billingAddressUpdated))) onClose();
  };
  const clear = async () => {
    if (await save({ type: "bill_to", billTo: null }, labels.billingAddressRemoved)) onClose();
  };
  return (
    <ActionSheet
      title={labels.billingAddressAction}
      onClose={onClose}
      confirm={uiLabels.save}
      onSubmit={(event) => submit(event, value, store)}
      {...(order.billTo && { dismiss: labels.useBuyersDetails, onDismiss: clear })}
      isBusy={isBusy}
      failure={failure}
    >
      <BillFields typed={form} problems={shown(problems)} onChange={set} />
    </ActionSheet>
  );
}
