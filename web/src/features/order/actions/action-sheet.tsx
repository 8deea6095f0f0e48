import type { OrderAction } from "@awning/domain/order/actions";
import type { Order } from "@awning/domain/order/order";
import { CircleAlert } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import * as uiLabels from "#ui/labels.ts";

/** The props of every action sheet. */
export type ActionSheetProps = {
  order: Order;
  isBusy: boolean;
  /** The error message of the last attempt. */
  failure: string | null;
  isOnline: boolean;
  onClose: () => void;
  onAct: (act: OrderAction) => Promise<boolean>;
};

/** A sheet that confirms and runs an action; an error is shown inside, and the input stays. */
export function ActionSheet({
  title,
  isOpen,
  confirm,
  dismiss = uiLabels.cancel,
  sheet,
  onConfirm,
  children,
}: {
  title: string;
  isOpen: boolean;
  confirm: string;
  dismiss?: string;
  sheet: ActionSheetProps;
  onConfirm: () => void;
  children: ReactNode;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sheet.isOnline || sheet.isBusy) return;
    onConfirm();
  };
  return (
    <Sheet title={title} isOpen={isOpen} onClose={sheet.onClose}>
      <form className="act-sheet" onSubmit={submit} noValidate>
        {children}
        {sheet.failure ? (
          <Notice tone="red" icon={CircleAlert}>
            {sheet.failure}
          </Notice>
        ) : null}
        <div className="dialog__foot">
          <Button onClick={sheet.onClose}>{dismiss}</Button>
          <Button type="submit" variant="ink" isBusy={sheet.isBusy} disabled={!sheet.isOnline}>
            {sheet.isOnline ? confirm : uiLabels.needsAConnection}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
