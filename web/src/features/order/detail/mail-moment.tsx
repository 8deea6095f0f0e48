import { MAIL_NAMES } from "@awning/domain/mail/mail-names";
import { Mail } from "lucide-react";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { type OrderMail, resendMail } from "#data/order/order-mails.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Icon } from "#ui/icon.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Time } from "#ui/time.tsx";
import * as labels from "./labels.ts";
import { mailState } from "./mail-labels.ts";

/** A mail in an order's timeline: recipient, delivery status, and a button to send it again. */
export function MailMoment({ mail }: { mail: OrderMail }) {
  const [isBusy, setBusy] = useState(false);
  const name = MAIL_NAMES[mail.kind];
  const resend = async () => {
    setBusy(true);
    try {
      await resendMail(mail.id);
      showToast(labels.sendingTo(name, mail.to));
    } catch (error) {
      showToast(failureLabel(toFailure(error)));
    } finally {
      setBusy(false);
    }
  };
  const isOut = mail.state === "sent" || mail.state === "failed" || mail.state === "suppressed";
  return (
    <li className="order-event">
      <span className="order-event__mark">
        <Icon of={Mail} size="sm" />
      </span>
      <div>
        <p>{labels.email(name, <span className="faint">{labels.to(mail.to)}</span>)}</p>
        <div className="order-event__mail">
          <StateMark {...mailState(mail)} />
          <Button size="sm" variant="quiet" isBusy={isBusy} disabled={!isOut} aria-label={labels.sendAgainLabel(name)} onClick={resend}>
            {labels.sendAgain}
          </Button>
        </div>
      </div>
      <Time at={mail.createdAt} className="order-event__time num" />
    </li>
  );
}
