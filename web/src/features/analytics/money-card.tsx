import type { Answer } from "@awning/domain/analytics/answer";
import type { BreakdownRow } from "@awning/domain/analytics/query";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { useState } from "react";
import { Segment } from "#ui/fields/segment.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { numberLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import { type Names, valueLabel } from "./labels.ts";
import type { View } from "./range-picker.tsx";

const BY = [
  { key: "link", label: labels.link },
  { key: "source", label: labels.source },
  { key: "campaign", label: labels.campaign },
] as const;
const SHOWN = 8;

/** The sources of sales. Each order counts once, so a column adds up to the total. */
export function MoneyCard({ answer, view, links, currency }: { answer: Answer; view: View; links: Names; currency: Currency }) {
  const [by, setBy] = useState<(typeof BY)[number]["key"]>("link");
  const amountOf = (row: BreakdownRow) => row.figures.money[currency] ?? 0;
  const rows = answer.cards[by].rows
    .filter(({ figures }) => figures.orders > 0)
    // What no link led to answers no question about links, so it comes last.
    .sort((a, b) => Number(a.value === "") - Number(b.value === "") || amountOf(b) - amountOf(a));
  const others = Object.entries(answer.figures.money).filter(([other]) => other !== currency);
  const number = (value: number) => new Intl.NumberFormat(numberLocale()).format(value);
  const money = (amount: number) => formatMoney(amount, currency, numberLocale());
  return (
    <Section
      title={labels.salesLabel}
      className="card-numbers card-numbers--wide"
      more={<Segment label={labels.salesByTitle} items={BY} current={by} onChange={setBy} />}
    >
      {rows.length === 0 ? (
        <p className="card-numbers__none">{labels.noOrdersInThisPeriod}</p>
      ) : (
        <div className="numbers-scroll">
          <table className="numbers">
            <thead>
              <tr>
                <th scope="col">{BY.find(({ key }) => key === by)?.label}</th>
                <th scope="col">{labels.visitsLabel}</th>
                <th scope="col">{labels.ordersLabel}</th>
                <th scope="col">{labels.salesLabel}</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, SHOWN).map((row) => (
                <tr key={row.value}>
                  <th scope="row">
                    <button type="button" className="linklike" onClick={() => view.toggle(by, row.value)}>
                      {valueLabel(by, row.value, links)}
                    </button>
                  </th>
                  <td className="num">{number(row.figures.visits)}</td>
                  <td className="num">{number(row.figures.orders)}</td>
                  <td className="num">{money(amountOf(row))}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{labels.all}</th>
                <td className="num">{number(answer.figures.visits)}</td>
                <td className="num">{number(answer.figures.orders)}</td>
                <td className="num">{money(answer.figures.money[currency] ?? 0)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {others.length > 0 ? (
        <p className="card-numbers__none">
          {labels.otherCurrencyHint(others.map(([other, amount]) => formatMoney(amount, other as Currency, numberLocale())).join(", "))}
        </p>
      ) : null}
    </Section>
  );
}
