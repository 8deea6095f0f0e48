import "./scenes.css";

import "./stalls.css";
import { formatMoney } from "@awning/domain/money/money";
import { GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { DrawnCanopy, type Valance } from "#ui/street/drawn-canopy.tsx";
import bowl from "./art/dipped-bowl.svg";
import mug from "./art/speckled-mug.svg";

type StallProps = { name: string; colour: "red" | "green" | "blue"; valance: Valance; title: string; text: string; scene: ReactNode };

/** Three short scenes: what visitors see, what they buy, what happens to it. */
export function Stalls() {
  return (
    <section className="st-market" aria-labelledby="market-h">
      <div className="st-wrap">
        <h2 id="market-h">Three stalls, one address.</h2>
        <p className="st-lead">Open the ones you need. What’s empty stays hidden.</p>
        <div className="st-stalls">
          <Stall
            name="Show"
            colour="green"
            valance="point"
            title="Your links, in your order"
            text="Drag them into place, or turn them off for the winter. Visitors see the change within seconds."
            scene={<ShowScene />}
          />
          <Stall
            name="Sell"
            colour="red"
            valance="scallop"
            title="The whole price, up front"
            text="Shipping is in the total before anyone orders. Buyers need no account, and the last mug can only be sold once."
            scene={<SellScene />}
          />
          <Stall
            name="Send"
            colour="blue"
            valance="tab"
            title="Buyers can follow along"
            text="Mark an order as shipped, and the buyer’s order page updates right away. They get an email, too."
            scene={<SendScene />}
          />
        </div>
      </div>
    </section>
  );
}

function Stall({ name, colour, valance, title, text, scene }: StallProps) {
  return (
    <article className={`st-stall st-${colour}`}>
      <div className="st-stall-top">
        <DrawnCanopy width={420} cloth={78} height={110} stripes={11} inset={30} valance={valance} />
      </div>
      <div className="st-stall-window" aria-hidden="true">
        {scene}
      </div>
      <h3 className="st-stall-board">
        <span>{name}</span>
      </h3>
      <div className="st-stall-text">
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </article>
  );
}

const LINKS = [
  { title: "Saturday market, stall 14", isOn: true },
  { title: "Speckled mugs are back", isOn: true, isLifted: true },
  { title: "Care for your stoneware", isOn: true },
  { title: "Winter sale", isOn: false },
];

/** Drawn: a list of links, one of them being moved. */
function ShowScene() {
  return (
    <>
      <p className="st-x-h">Links</p>
      <div className="st-x-links">
        {LINKS.map(({ title, isOn, isLifted }) => (
          <div key={title} className={`st-x-link ${isLifted ? "st-x-lifted" : ""}`}>
            <Icon of={GripVertical} />
            <b className={isOn ? "" : "st-soft"}>{title}</b>
            <span className={`st-x-switch ${isOn ? "" : "st-x-off"}`} />
          </div>
        ))}
      </div>
    </>
  );
}

const euro = (cents: number) => formatMoney(cents, "EUR", "en");

/** Drawn: a product and the total of a basket. */
function SellScene() {
  return (
    <div className="st-x-sell">
      <div className="st-x-card">
        <p>
          <b>Speckled mug</b>
          <span>{euro(2800)}</span>
        </p>
        <img className="st-pic" src={mug} alt="" width="200" height="200" loading="lazy" />
      </div>
      <div className="st-x-total">
        <p>
          <span>Speckled mug × 2</span>
          <span>{euro(5600)}</span>
        </p>
        <p>
          <span>Shipping</span>
          <span>{euro(950)}</span>
        </p>
        <p className="st-sum">
          <span>Total</span>
          <span>{euro(6550)}</span>
        </p>
        <span className="st-x-pay">Buy now</span>
      </div>
    </div>
  );
}

const STEPS = [
  { title: "Ordered", time: "Monday, 11:20" },
  { title: "Paid by transfer", time: "Tuesday, 9:05" },
  { title: "Shipped, with tracking", time: "Just now" },
];

/** Drawn: the page of an order, as its buyer sees it. */
function SendScene() {
  return (
    <>
      <div className="st-x-order">
        <span className="st-x-pic">
          <img className="st-pic" src={bowl} alt="" width="200" height="200" loading="lazy" />
        </span>
        <span>
          <b>Your order at kiln</b>
          <small>Dipped bowl, 1 item</small>
        </span>
      </div>
      <ol className="st-x-way">
        {STEPS.map(({ title, time }) => (
          <li key={title}>
            <b>{title}</b>
            <small>{time}</small>
          </li>
        ))}
        <li>
          <b>With you soon</b>
          <small>This page updates automatically</small>
        </li>
      </ol>
    </>
  );
}
