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
import * as labels from "./home-labels.ts";
import { claimYourName } from "./labels.ts";
import { MarketingLayout } from "./marketing-layout.tsx";
import { PRICING_CURRENCY } from "./pricing-currency.ts";
import { Stalls } from "./stalls/stalls.tsx";

/** The home page. The claim field comes from the sign-up and reports what is typed. */
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
          {labels.readTheCode}
          <br />
          {labels.runItYourself}
          <br />
          {labels.makeItYours}
        </h2>
        <div>
          <p>{labels.codeText}</p>
          <p className="st-open-acts">
            <ButtonLink variant="ink" className="st-big" to={paths.auth.signup}>
              {claimYourName}
            </ButtonLink>
            <ButtonLink variant="outline" className="st-big" to={paths.pricing}>
              {labels.whatItCosts}
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
      <h2 id="how-h">{labels.openByLunchtime}</h2>
      <ol className="st-steps">
        <li>
          <div className="st-step-art">
            <RolledUp />
          </div>
          <h3>{labels.nameStep}</h3>
          <p>{labels.nameStepText}</p>
        </li>
        <li>
          <div className="st-step-art">
            <DrawnCanopy width={300} cloth={40} height={64} stripes={9} inset={22} valance="scallop" />
          </div>
          <h3>{labels.fillStep}</h3>
          <p>{labels.fillStepText}</p>
        </li>
        <li>
          <div className="st-step-art">
            <DrawnCanopy width={300} cloth={86} height={114} stripes={9} inset={22} valance="scallop" />
          </div>
          <h3>{labels.openStep}</h3>
          <p>{labels.openStepText}</p>
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
  [labels.yourPageAndName, price],
  [labels.shopAndCheckout, price],
  [labels.bookingsAndChat, price],
  [labels.visitorAnalytics, price],
  [labels.ourShareOfEachSale, "0%"],
  [labels.emailToYourBuyers, price],
  [labels.unlimitedOrders, price],
] as const;

/** The pricing teaser: a till receipt. */
function Receipt() {
  return (
    <section className="st-price" aria-labelledby="price-h">
      <div className="st-wrap st-price-in">
        <div>
          <h2 id="price-h">{labels.billComesToNothing}</h2>
          <p className="st-lead">{labels.billText}</p>
          <ButtonLink variant="outline" className="st-big" to={paths.pricing}>
            {labels.seeEveryLimit}
          </ButtonLink>
        </div>
        <div className="st-receipt-lay">
          <div className="st-receipt">
            <div className="st-receipt-head">
              <StallMark width={44} height={31} />
              <p>awning</p>
            </div>
            <table>
              <caption className="sr">{labels.whatAwningCosts}</caption>
              <thead>
                <tr>
                  <th scope="col">{labels.item}</th>
                  <th scope="col">{labels.price}</th>
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
                  <th scope="row">{labels.total}</th>
                  <td>{price}</td>
                </tr>
              </tfoot>
            </table>
            <p className="st-receipt-note">{labels.billFootnote}</p>
            <div className="st-barcode" aria-hidden="true" />
          </div>
        </div>
      </div>
    </section>
  );
}
