import "./home.css";

import "./open.css";

import "./steps.css";

import "./receipt.css";
import { formatMoney } from "@awning/domain/money/money";
import { paths } from "@awning/domain/routes/paths";
import { type ReactNode, useState } from "react";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { DrawnCanopy } from "#ui/street/drawn-canopy.tsx";
import { StallMark } from "#ui/street/stall-mark.tsx";
import { Behind } from "./behind.tsx";
import { Hero } from "./hero.tsx";
import { PRICING_CURRENCY } from "./limits.ts";
import { MarketingLayout } from "./marketing-layout.tsx";
import { Stalls } from "./stalls.tsx";

/** The front page. The claim field comes from the sign-up and tells what is being typed. */
export function HomePage({ claim }: { claim: (onName: (name: string) => void) => ReactNode }) {
  const [name, setName] = useState("");
  return (
    <MarketingLayout kind="front">
      <main id="main" tabIndex={-1}>
        <Hero claim={claim(setName)} name={name} />
        <Stalls />
        <Behind />
        <Steps />
        <Receipt />
        <OpenSource />
      </main>
    </MarketingLayout>
  );
}

/** The open-source line. */
function OpenSource() {
  return (
    <section className="st-open" id="open" aria-labelledby="open-h">
      <div className="st-wrap st-open-in">
        <h2 id="open-h">
          Read the code.
          <br />
          Run it yourself.
          <br />
          Make it yours.
        </h2>
        <div>
          <p>
            Awning is free software under the MIT license, from the checkout to the last email. Host it in a Firebase project of your own,
            and your shop’s data stays with you.
          </p>
          <p className="st-open-acts">
            <ButtonLink variant="ink" className="st-big" to={paths.auth.signup}>
              Claim your name
            </ButtonLink>
            <ButtonLink variant="outline" className="st-big" to={paths.pricing}>
              What it costs
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Three steps; the awning rolls out further with each. */
function Steps() {
  return (
    <section className="st-how st-wrap" id="how" aria-labelledby="how-h">
      <h2 id="how-h">Open by lunchtime.</h2>
      <ol className="st-steps">
        <li>
          <div className="st-step-art">
            <RolledUp />
          </div>
          <h3>Name it</h3>
          <p>Claim your address and confirm your email. It’s reserved for you until you do.</p>
        </li>
        <li>
          <div className="st-step-art">
            <DrawnCanopy width={300} cloth={40} height={64} stripes={9} inset={22} valance="scallop" />
          </div>
          <h3>Fill it</h3>
          <p>Add a picture, a few links and the first thing you sell.</p>
        </li>
        <li>
          <div className="st-step-art">
            <DrawnCanopy width={300} cloth={86} height={114} stripes={9} inset={22} valance="scallop" />
          </div>
          <h3>Open it</h3>
          <p>Publish and share the address. Close it again any time.</p>
        </li>
      </ol>
    </section>
  );
}

function RolledUp() {
  return (
    <svg className="st-canopy" viewBox="0 0 300 120" aria-hidden="true">
      <rect className="st-cloth-bar" x="20" y="0" width="260" height="5" rx="2.5" />
      {Array.from({ length: 9 }, (_, index) => 24 + index * 28).map((x, index) => (
        <rect key={x} className={index % 2 === 0 ? "st-cloth-a" : "st-cloth-b"} x={x} y="8" width="28.3" height="20" />
      ))}
      <rect className="st-cloth-shade" x="24" y="19" width="252" height="9" />
      <path d="M276 18h16v58" fill="none" stroke="var(--ink)" strokeWidth="3" />
      <path d="M285 76h14" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

const price = formatMoney(0, PRICING_CURRENCY, "en");
const ITEMS = [
  ["Your page and name", price],
  ["Shop and checkout", price],
  ["Our share of each sale", "0%"],
  ["Email to your buyers", price],
  ["Unlimited orders", price],
] as const;

/** The pricing teaser: a till receipt. */
function Receipt() {
  return (
    <section className="st-price" aria-labelledby="price-h">
      <div className="st-wrap st-price-in">
        <div>
          <h2 id="price-h">The bill comes to nothing.</h2>
          <p className="st-lead">
            Awning is free software. It takes no share of what you sell and has no bigger plan to push you into. Cards cost what Stripe
            charges.
          </p>
          <ButtonLink variant="outline" className="st-big" to={paths.pricing}>
            See every limit
          </ButtonLink>
        </div>
        <div className="st-receipt-lay">
          <div className="st-receipt">
            <div className="st-receipt-head">
              <StallMark width={44} height={31} />
              <p>awning</p>
            </div>
            <table>
              <caption className="sr">What Awning costs</caption>
              <thead>
                <tr>
                  <th scope="col">Item</th>
                  <th scope="col">Price</th>
                </tr>
              </thead>
              <tbody>
                {ITEMS.map(([item, price]) => (
                  <tr key={item}>
                    <th scope="row">{item}</th>
                    <td>{price}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">Total</th>
                  <td>{price}</td>
                </tr>
              </tfoot>
            </table>
            <p className="st-receipt-note">
              Awning runs on Google Firebase. If you host it yourself, you pay Google’s bill; we add nothing to it.
            </p>
            <div className="st-barcode" aria-hidden="true" />
          </div>
        </div>
      </div>
    </section>
  );
}
