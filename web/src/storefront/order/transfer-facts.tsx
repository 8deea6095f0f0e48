import { formatIban } from "@awning/domain/money/bank/bank-account";
import { formatReference, paymentReference } from "@awning/domain/money/bank/payment-code";
import { formatMoney } from "@awning/domain/money/money";
import { orderName } from "@awning/domain/order/order";
import type { BuyerOrder } from "./buyer-order.ts";
import * as labels from "./labels.ts";

type Props = { order: Pick<BuyerOrder, "instructions" | "number" | "total" | "currency">; isFirst: boolean; language: string };

/** The account of a transfer, the amount, and the reference that finds the order in a bank statement. */
export function TransferFacts({ order, isFirst, language }: Props) {
  const { bank } = order.instructions;
  const facts = [
    ...(bank ? [[labels.accountHolder, bank.holder] as const, [labels.iban, formatIban(bank.iban)] as const] : []),
    ...(bank?.bic ? [[labels.bic, bank.bic] as const] : []),
    [labels.amountLabel, formatMoney(order.total, order.currency, language)] as const,
    ...(isFirst ? [[labels.reference, bank ? formatReference(paymentReference(order.number)) : orderName(order.number)] as const] : []),
  ];
  return (
    <dl className="sums panel__sums">
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{words}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What banking apps read into a transfer. */
export function PayCode({ code }: { code: string }) {
  return (
    <figure className="pay-code">
      <img src={code} width={184} height={184} alt={labels.payCodeLabel} />
      <figcaption className="hint">{labels.payCodeHint}</figcaption>
    </figure>
  );
}
