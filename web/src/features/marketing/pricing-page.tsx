import { paths } from "@awning/domain/routes/paths";
import { Check } from "lucide-react";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { FREE, LIMITS, type Limit } from "./limits.ts";
import "./page.css";
import "./pricing.css";
import { MarketingLayout } from "./marketing-layout.tsx";

const QUESTIONS = [
  {
    ask: "What happens when I reach a limit?",
    answer: "We tell you which one. Nothing you have is hidden or deleted; you just can’t add more.",
  },
  {
    ask: "And if you ever charge for something?",
    answer: "The software you run today stays free to run: its license can’t be revoked.",
  },
  {
    ask: "Who holds the money?",
    answer:
      "You do. Buyers pay you directly: by card into your Stripe account, through your payment link, by bank transfer, or in cash on pickup or delivery. It never passes through us.",
  },
  {
    ask: "What does hosting it myself cost?",
    answer:
      "Google Firebase bills you for what your visitors use, beyond its free allowance. Awning reads little: a busy page is rendered once and served many times.",
  },
];

/** Prices and limits in one table, and the fair questions. */
export function PricingPage() {
  return (
    <MarketingLayout kind="page">
      <main id="main" tabIndex={-1} className="st-wrap">
        <header className="st-mast">
          <h1>
            What it costs: <span className="st-zero">{FREE}</span>
          </h1>
          <p className="st-lead">
            The same for everyone: no trial that ends, no plan above this one, no share of your sales. Prices are in US dollars.
          </p>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard */}
        <section className="st-tablewrap" aria-label="Prices and limits" tabIndex={0}>
          <table className="st-ptable">
            <caption className="sr">Prices and limits</caption>
            <thead>
              <tr>
                <td />
                <th scope="col">
                  <b>We host it</b>
                  <span className="st-fig">{FREE}</span>
                  <span>A page on this site</span>
                  <ButtonLink variant="primary" to={paths.auth.signup}>
                    Claim your name
                  </ButtonLink>
                </th>
                <th scope="col">
                  <b>You host it</b>
                  <span className="st-fig">{FREE}</span>
                  <span>Plus what Google and your email service charge</span>
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
          <h2 id="qa">Fair questions</h2>
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
          <span className="sr">Yes</span>
        </span>
      ) : (
        of
      )}
    </td>
  );
}
