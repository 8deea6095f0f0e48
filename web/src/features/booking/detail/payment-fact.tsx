import { recordable } from "@awning/domain/booking/prepaid/on-site";
import { refundLabel } from "@awning/domain/booking/prepaid/refund-terms";
import type { Reservation, ReservationStatus } from "@awning/domain/booking/reservation";
import { formatMoney } from "@awning/domain/money/money";
import { paths } from "@awning/domain/routes/paths";
import { Link } from "react-router";
import type { RecordedPayment } from "#data/booking/recorded-payments.ts";
import { runOrderAction } from "#data/order/orders.ts";
import { Button } from "#ui/buttons/button.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { numberLocale } from "#ui/locale.ts";
import { showRefused } from "../actions/refused-notice.tsx";
import * as labels from "./labels.ts";

export type PaymentProps = {
  reservation: Reservation;
  /** What was recorded just now, which one press undoes. */
  recorded: RecordedPayment | null;
  onRecord: () => void;
};

/** The orders that a booking is paid with, and what is left to record. Draws nothing of one that nothing is paid for. */
export function PaymentFact({ reservation, recorded, onRecord }: PaymentProps) {
  const { orderId, onSite, status, refund, service } = reservation;
  const isOnline = useOnline();
  const { isBusy, run } = useAction();
  const undo = ({ orderId: id, rev }: RecordedPayment) => run(() => runOrderAction({ id, rev }, { type: "undo_paid" }).catch(showRefused));
  const left = recordable(reservation);
  const money = (amount: number) => formatMoney(amount, service.currency, numberLocale());
  if (orderId === null && onSite.length === 0 && left === 0) return null;
  return (
    <div className="resv-facts__one">
      <dt>{labels.payment}</dt>
      <dd>
        {orderId ? (
          <>
            <Link className="link" to={paths.order(orderId)}>
              {labels.openOrder}
            </Link>
            {isOver(status) ? (
              <Link className="link resv-facts__line" to={`${paths.order(orderId)}?act=refund`}>
                {labels.refundInOrder}
              </Link>
            ) : null}
            {status === "unpaid" ? <span className="soft resv-facts__line">{labels.unpaidHint}</span> : null}
            {refund === null ? null : <span className="soft resv-facts__line">{labels.refundedShare(refundLabel(refund))}</span>}
          </>
        ) : null}
        {onSite.map((one) => (
          <span key={one.orderId} className="resv-facts__line">
            <Link className="link num" to={paths.order(one.orderId)}>
              {labels.recordedAmount(money(one.amount))}
            </Link>
            {recorded?.orderId === one.orderId ? (
              <Button size="sm" isBusy={isBusy} disabled={!isOnline} onClick={() => void undo(recorded)}>
                {labels.undoPayment}
              </Button>
            ) : (
              <Link className="link" to={`${paths.order(one.orderId)}?act=refund`} aria-label={labels.refundAmount(money(one.amount))}>
                {labels.refundInOrder}
              </Link>
            )}
          </span>
        ))}
        {left > 0 ? (
          <>
            <span className="soft num">{labels.leftToPay(money(left))}</span>
            <Button size="sm" disabled={!isOnline} onClick={onRecord}>
              {labels.recordPayment}
            </Button>
          </>
        ) : null}
      </dd>
    </div>
  );
}

/** Its terms refund nothing any more; out of kindness its owner can, in the order. */
function isOver(status: ReservationStatus): boolean {
  return status === "completed" || status === "no_show";
}
