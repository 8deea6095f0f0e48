import "./people-scenes.css";
import { formatMoney } from "@awning/domain/money/money";
import * as labels from "../home-labels.ts";

const DAYS = [
  { day: labels.wednesday, times: [["18:00", "taken"]] },
  {
    day: labels.thursday,
    times: [
      ["18:00", "chosen"],
      ["18:30", "free"],
    ],
  },
  {
    day: labels.saturday,
    times: [
      ["14:30", "free"],
      ["15:00", "taken"],
      ["15:30", "free"],
    ],
  },
] as const;

/** Illustration: a service's times, taken ones striped, one being chosen. */
export function BookScene() {
  return (
    <>
      <p className="st-x-h">
        {labels.wheelWorkshop}
        <small>{labels.wheelWorkshopTerms}</small>
      </p>
      <div className="st-x-days">
        {DAYS.map(({ day, times }) => (
          <p key={day}>
            <b>{day}</b>
            {times.map(([time, state]) => (
              <span key={time} className={`st-x-${state}`}>
                {time}
              </span>
            ))}
          </p>
        ))}
      </div>
      <p className="st-x-held">
        <b>{labels.thursdayAtSix}</b>
        <small>{labels.holdHint}</small>
      </p>
    </>
  );
}

/** Illustration: a visitor asks from the page, and the owner answers. */
export function TalkScene() {
  return (
    <div className="st-x-talk">
      <p className="st-x-asked">{labels.moonJarQuestion}</p>
      <p className="st-x-said">{labels.moonJarAnswer}</p>
      <p className="st-x-asked">{labels.yesPlease}</p>
      <small>{labels.seenJustNow}</small>
      <p className="st-x-write">
        {labels.writeAReply}
        <span />
      </p>
    </div>
  );
}

/** How far the tongue of each day of an example week hangs down, in percent. */
const WEEK = [38, 30, 45, 62, 54, 96, 70];
const EARNED = [
  { link: labels.speckledMugsAreBack, orders: labels.twoOrders, total: 13_100 },
  { link: labels.saturdayMarketStall14, orders: labels.oneOrder, total: 3400 },
];

/** Illustration: the visitors of a week, and what each link earned. */
export function CountScene() {
  return (
    <>
      <div className="st-x-week">
        {WEEK.map((share, at) => (
          <span key={labels.weekdays[at]}>
            <i style={{ height: `${share}%` }} />
            {labels.weekdays[at]}
          </span>
        ))}
      </div>
      <p className="st-x-h">{labels.salesByLink}</p>
      {EARNED.map(({ link, orders, total }) => (
        <p key={link} className="st-x-earned">
          <span>
            <b>{link}</b>
            <small>{orders}</small>
          </span>
          <b>{formatMoney(total, "EUR", "en")}</b>
        </p>
      ))}
    </>
  );
}
