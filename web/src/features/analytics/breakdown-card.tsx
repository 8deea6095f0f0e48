import type { Answer } from "@awning/domain/analytics/answer";
import type { Dimension } from "@awning/domain/analytics/query";
import { useState } from "react";
import { Segment } from "#ui/fields/segment.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { numberLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import { CARD_TABS, type Names, valueLabel } from "./labels.ts";
import type { View } from "./range-picker.tsx";

const SHOWN = 6;
const MANY = 50;
const number = (value: number) => new Intl.NumberFormat(numberLocale()).format(value);

/** A card with the values of a dimension, the most frequent first; each filters the screen. The numbers add up to the total. */
export function BreakdownCard({ dimension: first, title, counts, answer, view, links }: Props) {
  const [dimension, setDimension] = useState<Dimension>(first);
  const [isOpen, setOpen] = useState(false);
  const tabs = CARD_TABS[first];
  const { rows: all, total, count } = answer.cards[dimension];
  // Sales without a visit are in the sales table.
  const rows = all.filter((row) => row.count > 0);
  const most = rows[0]?.count ?? 1;
  const shown = rows.slice(0, isOpen ? MANY : SHOWN);
  const rest = total - shown.reduce((sum, row) => sum + row.count, 0);
  const isOn = (value: string) => view.filters.some((one) => one.dimension === dimension && one.values.includes(value));
  return (
    <Section title={title} className="card-numbers" more={<span className="faint">{counts}</span>}>
      {tabs ? (
        <Segment
          label={labels.by(title)}
          items={tabs.map((one) => ({ key: one.dimension, label: one.label }))}
          current={dimension}
          onChange={setDimension}
        />
      ) : null}
      {rows.length === 0 ? (
        <p className="card-numbers__none">{labels.noDataInThisPeriod}</p>
      ) : (
        <ul className="bars">
          {shown.map(({ value, count: own }) => {
            const label = valueLabel(dimension, value, links);
            return (
              <li key={value}>
                <button type="button" className="stat-bar" aria-pressed={isOn(value)} onClick={() => view.toggle(dimension, value)}>
                  <span className="stat-bar__fill" style={{ width: `${(own / most) * 100}%` }} aria-hidden="true" />
                  <span className="stat-bar__name" title={label}>
                    {label}
                  </span>
                  <span className="strong num">{number(own)}</span>
                </button>
              </li>
            );
          })}
          {rest > 0 && (isOpen || count <= SHOWN) ? (
            <li className="bars__rest">
              <span>{labels.others}</span> <span className="num">{number(rest)}</span>
            </li>
          ) : null}
        </ul>
      )}
      {count > SHOWN ? (
        <button type="button" className="linklike" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? labels.showFewer : labels.showAll(number(count))}
        </button>
      ) : null}
    </Section>
  );
}
type Props = { dimension: Dimension; title: string; counts: string; answer: Answer; view: View; links: Names };
