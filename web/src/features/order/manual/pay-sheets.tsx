import type { Quote } from "@awning/domain/cart/cart";
import { formatMoney, minorDigits } from "@awning/domain/money/money";
import { orderName } from "@awning/domain/order/order";
import { paths } from "@awning/domain/routes/paths";
import { Check, CircleAlert } from "lucide-react";
import { useState } from "react";
import { readMoney } from "#form/read-fields.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Icon } from "#ui/icon.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { currencySign, numberLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import { OTHER_PAYMENTS, type Payment, type Way } from "./manual-form.ts";
import { likelyTenders } from "./tender.ts";

type Money = Pick<Quote, "total" | "currency">;
/** `quote` is `null` while the price is asked for. */
type PayProps = { quote: Money | null; isBusy: boolean; failure: string | null; onClose: () => void };

/** How much cash the buyer hands over. Each button sells, and the next sheet says the change. */
export function CashSheet({ quote, failure, onClose, ...rest }: PayProps & { onPay: (given: number) => void }) {
  return (
    <Sheet title={labels.cash} isOpen onClose={onClose}>
      {quote ? <Tenders {...rest} {...quote} /> : failure ? null : <SkeletonRows count={3} label={labels.askingPrice} />}
      <Refused failure={failure} />
    </Sheet>
  );
}

function Tenders({ total, currency, isBusy, onPay }: Money & { isBusy: boolean; onPay: (given: number) => void }) {
  const [typed, setTyped] = useState("");
  const [isJudged, setJudged] = useState(false);
  const money = (amount: number) => formatMoney(amount, currency, numberLocale());
  const read = readMoney(typed, currency, numberLocale());
  const given = "value" in read ? read.value : null;
  const problem = "error" in read ? read.error : read.value < total ? labels.tooLittle(money(total)) : null;
  const offered = [total, ...likelyTenders(total, currency)];
  return (
    <>
      <p className="pay-total num">{money(total)}</p>
      <div className="tenders">
        {offered.map((amount) => (
          <button key={amount} type="button" className="tender" disabled={isBusy} onClick={() => onPay(amount)}>
            <span className="tender__given num">{money(amount)}</span>
            <span className="tender__change">{amount === total ? labels.exact : labels.changeDue(money(amount - total))}</span>
          </button>
        ))}
      </div>
      <form
        className="tender-other"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setJudged(true);
          if (given !== null && problem === null && !isBusy) onPay(given);
        }}
      >
        <Field
          label={labels.otherCash}
          error={isJudged ? problem : null}
          hint={given !== null && given > total ? labels.changeDue(money(given - total)) : undefined}
        >
          <TextInput
            value={typed}
            before={currencySign(currency)}
            autoComplete="off"
            inputMode={minorDigits(currency) === 0 ? "numeric" : "decimal"}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" isBusy={isBusy}>
          {labels.takeCash}
        </Button>
      </form>
    </>
  );
}

const OTHERS = ["transfer_now", "transfer_later", "cash_later"] as const satisfies (keyof typeof OTHER_PAYMENTS)[];

/** The other ways an order is paid. Each creates it. */
export function OtherPaySheet({ quote, way, isBusy, failure, onClose, onPay }: PayProps & { way: Way; onPay: (payment: Payment) => void }) {
  return (
    <Sheet title={labels.otherPayment} isOpen onClose={onClose}>
      <p className="pay-total num">{quote ? formatMoney(quote.total, quote.currency, numberLocale()) : "\u00a0"}</p>
      <ul className="other-pays">
        {OTHERS.map((payment) => {
          const isHeld = payment === "transfer_later" && way === "taken";
          return (
            <li key={payment}>
              <button type="button" className="other-pay" disabled={isBusy || isHeld || quote === null} onClick={() => onPay(payment)}>
                <span className="strong">{OTHER_PAYMENTS[payment]}</span>
                <span className="note">{isHeld ? labels.transferPendingRefused : HINTS[payment]}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <Refused failure={failure} />
    </Sheet>
  );
}

const HINTS: Record<(typeof OTHERS)[number], string> = {
  transfer_now: labels.transferReceivedHint,
  transfer_later: labels.transferPendingHint,
  cash_later: labels.cashLaterHint,
};

function Refused({ failure }: { failure: string | null }) {
  return failure ? (
    <Notice tone="red" icon={CircleAlert}>
      {failure}
    </Notice>
  ) : null;
}

/** A placed order; `given` is the cash that was handed over, `null` for another payment. */
export type Sale = Money & { orderId: string; number: number; given: number | null };

/** The change of a sale, and what comes next. Closing it begins the next sale. */
export function SoldSheet({ sale, onClose }: { sale: Sale | null; onClose: () => void }) {
  if (!sale) return null;
  const { total, currency, given, orderId, number } = sale;
  const money = (amount: number) => formatMoney(amount, currency, numberLocale());
  return (
    <Sheet
      title={labels.orderCreated(orderName(number))}
      isOpen
      onClose={onClose}
      foot={
        <>
          <ButtonLink to={paths.order(orderId)}>{labels.viewOrder}</ButtonLink>
          <Button variant="ink" onClick={onClose}>
            {labels.newSale}
          </Button>
        </>
      }
    >
      <div className="sold" role="status">
        <Icon of={Check} size="lg" />
        <p className="sold__change">{given !== null && given > total ? labels.changeDue(money(given - total)) : money(total)}</p>
        <p className="soft">{given !== null && given > total ? labels.outOf(money(given), money(total)) : labels.recorded}</p>
      </div>
    </Sheet>
  );
}
