import type { OrderAction } from "@awning/domain/order/actions";
import type { Order } from "@awning/domain/order/order";
import type { ComponentProps } from "react";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";

/** The props of every action sheet. */
export type ActionSheetProps = {
  order: Order;
  isBusy: boolean;
  /** The error message of the last attempt. */
  failure: string | null;
  onClose: () => void;
  onAct: (act: OrderAction) => Promise<boolean>;
};

type Props = Pick<ComponentProps<typeof ActionSheet>, "title" | "isOpen" | "confirm" | "dismiss" | "children"> & {
  sheet: ActionSheetProps;
  onConfirm: () => void;
};

/** A sheet that confirms and runs an action on an order. */
export function OrderActionSheet({ sheet: { onClose, isBusy, failure }, onConfirm, ...rest }: Props) {
  return <ActionSheet {...rest} onClose={onClose} onSubmit={onConfirm} isBusy={isBusy} failure={failure} needsConnection />;
}
