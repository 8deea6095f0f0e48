import { paths } from "@awning/domain/paths";
import { Check } from "lucide-react";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { LIMITS, type Limit } from "./limits.ts";
import "./page.css";
import "./pricing.css";
import { Street } from "./street.tsx";

const QUESTIONS = [
  {
    ask: "What happens when I reach a limit?",
    answer: "We say which one it is. Nothing you have is hidden or deleted; it only takes no more of that kind.",
  },
  {
    ask: "And if you ever charge for something?",
    answer: "The software you run today stays free to run: its licence cannot be taken back.",
  },
  {
    ask: "Who holds the money?",
    answer:
      "You do. Buyers pay you directly: by card into your Stripe account, by bank transfer, through your payment link, or in cash. It never passes through us.",
  },
  {
    ask: "What if I host it myself?",
    answer:
      "Google Firebase charges the host for what visitors use, above its free allowance. Awning is built to read little: a busy page is rendered once and served many times.",
  },
];

/** Prices and limits in one table, and the fair questions. */
export function PricingPage() {
  return (
    <Street kind="page">
      <main id="main" tabIndex={-1} className="st-wrap">
        <header className="st-mast">
          <h1>
            What it costs: <span className="st-zero">$0</span>
          </h1>
          <p className="st-lead">
            Free software, for everybody the same. No trial that ends, no plan above this one, no share of your sales.
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
                  <b>Awning</b>
                  <span className="st-fig">$0</span>
                  <span>No fees, no plans</span>
                  <ButtonLink variant="primary" to={paths.auth.signup}>
                    Claim your name
                  </ButtonLink>
                </th>
                <th scope="col">
                  <b>What that means</b>
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
    </Street>
  );
}

function Row({ what, value, means }: Limit) {
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>
        {value === true ? (
          <span className="st-yes">
            <Icon of={Check} />
            <span className="sr">Yes</span>
          </span>
        ) : (
          value
        )}
      </td>
      <td className="st-means">{means}</td>
    </tr>
  );
}
