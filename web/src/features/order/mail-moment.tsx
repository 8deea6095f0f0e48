import { Mail } from "lucide-react";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { type OrderMail, resendMail } from "#data/order/order-mails.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Time } from "#ui/time.tsx";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";
import { mailName, mailState } from "./mail-words.ts";

/** A mail in an order's timeline: to whom, whether it went out, and sending it once more. */
export function MailMoment({ mail }: { mail: OrderMail }) {
  const [isBusy, setBusy] = useState(false);
  const name = mailName(mail.kind);
  const resend = async () => {
    setBusy(true);
    try {
      await resendMail(mail.id);
      showToast(`${name}: sending to ${mail.to}`);
    } catch (error) {
      showToast(failureWords(toFailure(error)));
    } finally {
      setBusy(false);
    }
  };
  const isOut = mail.state === "sent" || mail.state === "dead" || mail.state === "silenced";
  return (
    <li className="order-event">
      <span className="order-event__mark">
        <Icon of={Mail} size="sm" />
      </span>
      <div>
        <p>
          Email: {name} <span className="faint">to {mail.to}</span>
        </p>
        <div className="order-event__mail">
          <StateMark {...mailState(mail)} />
          <Button size="sm" variant="quiet" isBusy={isBusy} disabled={!isOut} aria-label={`Send again: ${name}`} onClick={resend}>
            Send again
          </Button>
        </div>
      </div>
      <Time at={mail.createdAt} className="order-event__time num" />
    </li>
  );
}
