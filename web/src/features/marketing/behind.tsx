import { formatMoney } from "@awning/domain/money/money";
import { Check } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { StallMark } from "#ui/street/stall-mark.tsx";
import "./behind.css";

const TICKS = ["Undo an accidental tap", "Make changes offline, saved when you’re back online", "Pack an order with one thumb"];
const WAITING = [
  { dot: "sun", title: "Pack order 14", note: "2 speckled mugs, paid 20 minutes ago", act: "Mark as shipped" },
  { dot: "sky", title: "Order 13 is awaiting a transfer", note: "Dipped bowl, since yesterday", act: "Mark as paid" },
  { dot: "leaf", title: "Order 12 will be picked up at noon", note: "Tumblers, a pair, paid in cash", act: "Mark as handed over" },
];
const FIGURES = [
  ["2", "To pack"],
  ["1", "Awaiting payment"],
  ["12", "Products"],
  ["6", "Links"],
] as const;

/** Behind the counter: a drawn dashboard of an example shop. */
export function Behind() {
  return (
    <section className="st-behind" aria-labelledby="behind-h">
      <div className="st-wrap st-behind-in">
        <div>
          <h2 id="behind-h">Behind the counter, it’s calm.</h2>
          <p>What needs you comes first. Orders appear as they come in, and what you change here shows on your page within seconds.</p>
          <ul className="st-ticks">
            {TICKS.map((tick) => (
              <li key={tick}>
                <Icon of={Check} /> {tick}
              </li>
            ))}
          </ul>
        </div>
        <div
          className="st-dash"
          role="img"
          aria-label="Drawing of the dashboard of an example shop: three open orders, each with its next step"
        >
          <div className="st-dash-rail">
            <StallMark width={30} height={21} />
            <b>Today</b>
            <span>Products</span>
            <span>
              Orders <i>3</i>
            </span>
            <span>Links</span>
            <span>Information</span>
          </div>
          <div className="st-dash-main">
            <p className="st-dash-h">Today</p>
            <p className="st-soft st-small">3 open orders</p>
            <ul className="st-dash-todo">
              {WAITING.map(({ dot, title, note, act }) => (
                <li key={title}>
                  <span className={`st-dot st-${dot}`} />
                  <b>{title}</b>
                  <small>{note}</small>
                  <em>{act}</em>
                </li>
              ))}
            </ul>
            <div className="st-dash-figs">
              {FIGURES.map(([figure, words]) => (
                <div key={words}>
                  <b>{figure}</b>
                  <span>{words}</span>
                </div>
              ))}
            </div>
          </div>
          <div className="st-dash-toast">
            <span className="st-dot st-leaf" />
            <b>New order</b> Dipped bowl, {formatMoney(3400, "EUR", "en")} <small>pickup</small>
          </div>
        </div>
      </div>
    </section>
  );
}
