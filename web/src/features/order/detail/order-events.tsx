import { MAILS_KEPT_DAYS, mailType } from "@awning/domain/mail/mail";
import { isMailDone, mailState } from "@awning/domain/mail/mail-state";
import type { Order, OrderEvent } from "@awning/domain/order/order";
import {
  AtSign,
  Ban,
  Banknote,
  BellRing,
  CircleCheck,
  Clock,
  CreditCard,
  Handshake,
  History,
  KeyRound,
  type LucideIcon,
  Mail,
  MapPin,
  Package,
  PackageCheck,
  PackageX,
  ReceiptText,
  RotateCcw,
  ShoppingBag,
  StepBack,
  TriangleAlert,
  Truck,
  Undo2,
} from "lucide-react";
import { dataOr } from "#data/core/live.ts";
import { resendMail } from "#data/mail/sent-mails.ts";
import { type OrderMail, useOrderMails } from "#data/order/order-mails.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { Icon } from "#ui/icon.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Time } from "#ui/time.tsx";
import { ACTOR_LABELS, eventLabel, timelineOf } from "./event-labels.ts";
import * as labels from "./labels.ts";

const ICONS: Record<OrderEvent["type"], LucideIcon> = {
  placed: ShoppingBag,
  accepted: Handshake,
  payment_started: CreditCard,
  payment_failed: TriangleAlert,
  paid: Banknote,
  paid_late: Banknote,
  payment_undone: StepBack,
  reminded: BellRing,
  begun: Package,
  ready: BellRing,
  not_collected: PackageX,
  packed: Package,
  unpacked: StepBack,
  fulfilled: Truck,
  unfulfilled: StepBack,
  delivered: PackageCheck,
  lost: PackageX,
  returned: Undo2,
  parcel_undone: StepBack,
  completed: CircleCheck,
  reopened: RotateCcw,
  cancelled: Ban,
  expired: Clock,
  refund_started: Undo2,
  refunded: Undo2,
  refund_failed: TriangleAlert,
  address_changed: MapPin,
  bill_to_changed: ReceiptText,
  tracking_changed: Truck,
  link_renewed: KeyRound,
  email_changed: AtSign,
  invoiced: ReceiptText,
  withdrawn: Undo2,
  updated: History,
};

const KEPT_MS = MAILS_KEPT_DAYS * 86_400_000;

/** All events and mails of an order, newest first. Rendered even if the mails fail to load. */
export function OrderEvents({ order }: { order: Order }) {
  return (
    <>
      <Moments order={order} />
      {order.placedAt < Date.now() - KEPT_MS ? <p className="faint">{labels.mailsKeptHint(MAILS_KEPT_DAYS)}</p> : null}
    </>
  );
}

function Moments({ order }: { order: Order }) {
  const mails = useOrderMails(order);
  return (
    <ol className="order-events">
      {timelineOf(order.events, dataOr(mails, [])).map((one) =>
        "mail" in one ? (
          <MailMoment key={one.mail.id} mail={one.mail} />
        ) : (
          <EventMoment key={`${one.event.type}-${one.event.part}-${one.at}`} event={one.event} order={order} />
        ),
      )}
    </ol>
  );
}

function EventMoment({ event, order }: { event: OrderEvent; order: Order }) {
  const { title, details } = eventLabel(event, order);
  return (
    <li className="order-event">
      <span className="order-event__mark">
        <Icon of={ICONS[event.type]} size="sm" />
      </span>
      <p>
        {[title, ...details].join(" · ")} <span className="faint">{ACTOR_LABELS[event.by]}</span>
      </p>
      <Time at={event.at} className="faint small num" />
    </li>
  );
}

/** A mail in an order's timeline: recipient, delivery status, and a button to send it again. */
function MailMoment({ mail }: { mail: OrderMail }) {
  const { isBusy, run } = useAction(showFailure);
  const name = mailType(mail.kind).name;
  const resend = () =>
    run(async () => {
      await resendMail(mail.id);
      showToast(labels.sendingTo(name, mail.to));
    });
  return (
    <li className="order-event">
      <span className="order-event__mark">
        <Icon of={Mail} size="sm" />
      </span>
      <div>
        <p>{labels.email(name, <span className="faint">{labels.to(mail.to)}</span>)}</p>
        <div className="order-event__mail">
          <StateMark {...mailState(mail)} />
          <Button
            size="sm"
            variant="quiet"
            isBusy={isBusy}
            disabled={!isMailDone(mail)}
            aria-label={labels.sendAgainLabel(name)}
            onClick={resend}
          >
            {labels.sendAgain}
          </Button>
        </div>
      </div>
      <Time at={mail.createdAt} className="faint small num" />
    </li>
  );
}
