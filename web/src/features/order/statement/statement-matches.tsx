import { formatMoney } from "@awning/domain/money/money";
import { formatDay } from "@awning/domain/order/labels";
import { type Order, orderName } from "@awning/domain/order/order";
import type { BankPayment } from "@awning/domain/order/statement/bank-payment";
import type { Matches } from "@awning/domain/order/statement/match";
import { paths } from "@awning/domain/routes/paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Row, Rows, Section } from "#ui/lists/rows.tsx";
import { numberLocale, textLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";

/** What a statement pays: orders that fit exactly, those to look at, and how much says nothing. */
export function StatementMatches({ matches, isWaiting }: { matches: Matches<Order>; isWaiting: boolean }) {
  const { exact, near, others } = matches;
  if (!isWaiting) return <p className="soft">{labels.nothingWaits}</p>;
  if (exact.length + near.length + others.length === 0) return <p className="soft">{labels.noPayments}</p>;
  return (
    <div className="pile one gap-5" role="status">
      {exact.length > 0 ? (
        <Section title={labels.exactMatches(exact.length)}>
          <p className="soft">
            {labels.exactHint} {labels.buyersEmailed}
          </p>
          <Rows>
            {exact.map(({ order, payment }) => (
              <PaidRow key={order.id} order={order} payment={payment} />
            ))}
          </Rows>
        </Section>
      ) : (
        <p className="soft">{labels.nothingMatches}</p>
      )}
      {near.length > 0 ? (
        <Section title={labels.nearMatches(near.length)}>
          <Rows>
            {near.map(({ order, payment, reason }, at) => {
              const due = formatMoney(order.total, order.currency, numberLocale());
              const said = labels.nearReason(reason, { due, payer: payment.payer || labels.unknownPayer, buyer: order.buyer.name });
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of a statement never changes
              return <PaidRow key={at} order={order} payment={payment} said={said} />;
            })}
          </Rows>
        </Section>
      ) : null}
      {others.length > 0 ? <p className="soft">{labels.others(others.length)}</p> : null}
    </div>
  );
}

function PaidRow({ order, payment, said }: { order: Order; payment: BankPayment; said?: string }) {
  const { day, payer, amount, currency, text } = payment;
  const title: ReactNode = (
    <>
      <Link className="link num" to={paths.order(order.id)}>
        {orderName(order.number)}
      </Link>{" "}
      {payer || labels.unknownPayer}
    </>
  );
  const facts = [day === "" ? "" : formatDay(day, textLocale()), said ?? text.slice(0, 80)].filter(Boolean);
  return (
    <Row title={title} sub={<span className="breaks">{facts.join(" · ")}</span>}>
      <b className="num">{formatMoney(amount, currency, numberLocale())}</b>
    </Row>
  );
}
