import type { Order } from "@awning/domain/order";
import { useState } from "react";
import { toFailure } from "#data/failures.ts";
import { type OrderMail, resendMail, useOrderMails } from "#data/order-mails.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/rows.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Time } from "#ui/time.tsx";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";
import { mailName, mailState } from "./mail-words.ts";

/** Every mail about an order: to whom, whether it went out, and sending it once more. */
export function OrderMails({ order }: { order: Order }) {
  const mails = useOrderMails(order);
  if (mails.state !== "ready" || mails.data.length === 0) return null;
  return (
    <Section title="Mails">
      <ul className="order-mails">
        {mails.data.toReversed().map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </ul>
    </Section>
  );
}

function MailRow({ mail }: { mail: OrderMail }) {
  const [isBusy, setBusy] = useState(false);
  const name = mailName(mail.kind);
  const resend = async () => {
    setBusy(true);
    try {
      await resendMail(mail.id);
      showToast(`${name}: on its way to ${mail.to}`);
    } catch (error) {
      showToast(failureWords(toFailure(error)));
    } finally {
      setBusy(false);
    }
  };
  const isOut = mail.state === "sent" || mail.state === "dead";
  return (
    <li className="order-mail">
      <span className="order-mail__what">
        <span>{name}</span>
        <span className="row__sub">{mail.to}</span>
      </span>
      <StateMark {...mailState(mail)} />
      <Time at={mail.sentAt ?? mail.createdAt} className="order-event__time num" />
      <Button size="sm" variant="quiet" isBusy={isBusy} disabled={!isOut} aria-label={`Send again: ${name}`} onClick={resend}>
        Send again
      </Button>
    </li>
  );
}
