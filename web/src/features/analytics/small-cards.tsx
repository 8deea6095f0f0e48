import type { Answer } from "@awning/domain/analytics/answer";
import { Section } from "#ui/lists/rows.tsx";
import { numberLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import { BOT_LABELS, FUNNEL_LABELS, isKey } from "./labels.ts";

const number = (value: number) => new Intl.NumberFormat(numberLocale()).format(value);
const percent = (share: number) => new Intl.NumberFormat(numberLocale(), { style: "percent", maximumFractionDigits: 1 }).format(share);

/** How far visits got, each step as a share of all. */
export function FunnelCard({ answer: { funnel } }: { answer: Answer }) {
  const all = funnel[0]?.visits ?? 0;
  return (
    <Section title={labels.fromVisitToOrder} className="card-numbers card-numbers--wide">
      <ol className="funnel">
        {funnel.map(({ step, visits }) => (
          <li key={step}>
            <span
              className="funnel__bar"
              style={{ width: `${all > 0 ? Math.max(visits > 0 ? 1 : 0, (visits / all) * 100) : 0}%` }}
              aria-hidden="true"
            />
            <span className="funnel__name">{FUNNEL_LABELS[step]}</span>
            <span className="num">{number(visits)}</span>
            <span className="funnel__share num">{step === "visits" ? "" : percent(all > 0 ? visits / all : 0)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What was excluded from all other figures, and why. */
export function BotsCard({ answer: { bots } }: { answer: Answer }) {
  return (
    <Section title={labels.botsTitle} className="card-numbers" more={<span className="faint">{labels.visitsLabel}</span>}>
      {bots.length === 0 ? (
        <p className="card-numbers__none">{labels.noBotsInThisPeriod}</p>
      ) : (
        <ul className="bots">
          {bots.map(({ value, count }) => (
            <li key={value}>
              <span>
                {isKey(BOT_LABELS, value) ? BOT_LABELS[value].name : value}
                <small>{isKey(BOT_LABELS, value) ? BOT_LABELS[value].reason : ""}</small>
              </span>
              <span className="num">{number(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
