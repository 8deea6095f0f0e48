import { paths } from "@awning/domain/routes/paths";
import { Check } from "lucide-react";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { FREE, LIMITS, type Limit } from "./limits.ts";
import "./page.css";
import "./pricing.css";
import { claimYourName } from "./labels.ts";
import { MarketingLayout } from "./marketing-layout.tsx";
import * as labels from "./pricing-labels.ts";

const QUESTIONS = [
  {
    ask: labels.limitQuestion,
    answer: labels.limitAnswer,
  },
  {
    ask: labels.chargeQuestion,
    answer: labels.chargeAnswer,
  },
  {
    ask: labels.moneyQuestion,
    answer: labels.moneyAnswer,
  },
  {
    ask: labels.hostingBillQuestion,
    answer: labels.hostingBillAnswer,
  },
];

/** Prices and limits in one table, and common questions. */
export function PricingPage() {
  return (
    <MarketingLayout kind="page">
      <main id="main" tabIndex={-1} className="st-wrap">
        <header className="st-mast">
          <h1>{labels.whatItCosts(<span className="st-zero">{FREE}</span>)}</h1>
          <p className="st-lead">{labels.pricingIntro}</p>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard */}
        <section className="st-tablewrap" aria-label={labels.pricesAndLimits} tabIndex={0}>
          <table className="st-ptable">
            <caption className="sr">{labels.pricesAndLimits}</caption>
            <thead>
              <tr>
                <td />
                <th scope="col">
                  <b>{labels.hostedTitle}</b>
                  <span className="st-fig">{FREE}</span>
                  <span>{labels.hostedText}</span>
                  <ButtonLink variant="primary" to={paths.auth.signup}>
                    {claimYourName}
                  </ButtonLink>
                </th>
                <th scope="col">
                  <b>{labels.selfHostedTitle}</b>
                  <span className="st-fig">{FREE}</span>
                  <span>{labels.selfHostedText}</span>
                </th>
              </tr>
            </thead>
            {LIMITS.map(({ title, limits }) => (
              <tbody key={title}>
                <tr className="st-grp">
                  <th colSpan={3} scope="colgroup">
                    {title}
                  </th>
                </tr>
                {limits.map((limit) => (
                  <Row key={limit.what} {...limit} />
                ))}
              </tbody>
            ))}
          </table>
        </section>
        <section className="st-qa" aria-labelledby="qa">
          <h2 id="qa">{labels.fairQuestions}</h2>
          <dl>
            {QUESTIONS.map(({ ask, answer }) => (
              <div key={ask}>
                <dt>{ask}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
    </MarketingLayout>
  );
}

function Row({ what, means, hosted, own }: Limit) {
  return (
    <tr>
      <th scope="row">
        {what}
        <small className="st-means">{means}</small>
      </th>
      <Value of={hosted} />
      <Value of={own} />
    </tr>
  );
}

function Value({ of }: { of: string | true }) {
  return (
    <td>
      {of === true ? (
        <span className="st-yes">
          <Icon of={Check} />
          <span className="sr">{labels.yes}</span>
        </span>
      ) : (
        of
      )}
    </td>
  );
}
