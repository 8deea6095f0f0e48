import { formatMoney } from "@awning/domain/money/money";
import { Check } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { StallMark } from "#ui/street/stall-mark.tsx";
import "./behind.css";
import * as labels from "./home-labels.ts";

const TICKS = [labels.undoFeature, labels.offlineFeature, labels.oneThumbFeature];
const WAITING = [
  { dot: "sun", title: labels.packTask, note: labels.exampleSale, act: labels.markAsShipped },
  { dot: "leaf", title: labels.bookingTask, note: labels.bookedForTwo, act: labels.confirmBooking },
  { dot: "sky", title: labels.questionTask, note: labels.writtenFromYourPage, act: labels.reply },
  { dot: "sun", title: labels.transferTask, note: labels.dippedBowlSinceYesterday, act: labels.markAsPaid },
];
const FIGURES = [
  ["1", labels.toPack],
  ["1", labels.awaitingPayment],
  ["2", labels.bookingsToday],
  ["1", labels.unreadMessages],
] as const;

/** An illustrated dashboard of an example shop. */
export function Behind() {
  return (
    <section className="st-behind" aria-labelledby="behind-h">
      <div className="st-wrap st-behind-in">
        <div>
          <h2 id="behind-h">{labels.dashboardTitle}</h2>
          <p>{labels.dashboardText}</p>
          <ul className="st-ticks">
            {TICKS.map((tick) => (
              <li key={tick}>
                <Icon of={Check} /> {tick}
              </li>
            ))}
          </ul>
        </div>
        <div className="st-dash" role="img" aria-label={labels.dashboardDrawing}>
          <div className="st-dash-rail">
            <StallMark width={30} height={21} />
            <b>{labels.today}</b>
            <span>{labels.products}</span>
            <span>{labels.waiting(labels.orders, <i>2</i>)}</span>
            <span>{labels.waiting(labels.bookings, <i>1</i>)}</span>
            <span>{labels.links}</span>
            <span>{labels.waiting(labels.chat, <i>1</i>)}</span>
            <span>{labels.analytics}</span>
          </div>
          <div className="st-dash-main">
            <p className="st-dash-h">{labels.today}</p>
            <p className="st-soft st-small">{labels.fourThings}</p>
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
            {labels.newOrderOf(<b>{labels.newOrder}</b>, formatMoney(3400, "EUR", "en"), <small>{labels.pickup}</small>)}
          </div>
        </div>
      </div>
    </section>
  );
}
