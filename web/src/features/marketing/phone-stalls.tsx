import "./phone-stalls.css";
import { formatMoney } from "@awning/domain/money/money";
import { useState } from "react";
import bowl from "./art/dipped-bowl.svg";
import jar from "./art/moon-jar.svg";
import mug from "./art/speckled-mug.svg";
import tumblers from "./art/tumblers.svg";
import * as labels from "./home-labels.ts";

const LINKS = [labels.saturdayMarketStall14, labels.howBowlIsMade6, labels.careForYourStoneware];
const PRODUCTS = [
  { picture: mug, title: labels.speckledMug, price: 2800, note: labels.threeLeft },
  { picture: bowl, title: labels.dippedBowl, price: 3400, note: "" },
  { picture: tumblers, title: labels.tumblersPair, price: 3200, note: "" },
  { picture: jar, title: labels.moonJar, price: 14200, note: labels.soldOut },
];
const DAYS = [
  { day: labels.thursday, times: ["18:00", "18:30"] },
  { day: labels.saturday, times: ["14:30", "15:30"] },
];

/** The links of the example shop. */
export function PhoneLinks() {
  return (
    <ul className="st-pp-links">
      <li className="st-pp-btn st-pp-first">
        <span className="st-pp-th">
          <img className="st-pic" src={mug} alt="" width="200" height="200" />
        </span>
        <span>
          <b>{labels.speckledMugsAreBack}</b>
          <small>{labels.twelveFromLastFiring}</small>
        </span>
      </li>
      {LINKS.map((title) => (
        <li key={title} className="st-pp-btn">
          {title}
        </li>
      ))}
    </ul>
  );
}

/** What the example shop sells. */
export function PhoneShop() {
  return (
    <ul className="st-pp-shop">
      {PRODUCTS.map(({ picture, title, price, note }) => (
        <li key={title} className="st-pp-prod">
          <span className="st-pp-pic">
            <img className="st-pic" src={picture} alt="" width="200" height="200" />
          </span>
          <b>{title}</b>
          <span className="st-pp-price">
            {formatMoney(price, "EUR", "en")}
            {note ? <i>{note}</i> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Times of the example shop that can be chosen and booked. */
export function PhoneBook() {
  const [chosen, setChosen] = useState("");
  const [isBooked, setIsBooked] = useState(false);
  const choose = (time: string) => {
    setChosen(time);
    setIsBooked(false);
  };
  return (
    <div className="st-pp-book">
      <p>
        <b>{labels.wheelWorkshop}</b>
        <small>{labels.wheelWorkshopTerms}</small>
      </p>
      {DAYS.map(({ day, times }) => (
        <fieldset key={day}>
          <legend>{day}</legend>
          {times.map((time) => {
            const name = labels.dayAndTime(day, time);
            return (
              <button key={time} type="button" aria-pressed={chosen === name} aria-label={name} onClick={() => choose(name)}>
                {time}
              </button>
            );
          })}
        </fieldset>
      ))}
      {chosen && !isBooked ? (
        <button type="button" className="st-pp-act" onClick={() => setIsBooked(true)}>
          {labels.bookButton(chosen)}
        </button>
      ) : null}
      <p role="status">{isBooked ? labels.booked(chosen) : ""}</p>
    </div>
  );
}

/** A conversation with the example shop that can be answered. */
export function PhoneChat() {
  const [isAnswered, setIsAnswered] = useState(false);
  return (
    <div className="st-pp-chat">
      <p>{labels.moonJarQuestion}</p>
      <p className="st-pp-said">{labels.moonJarAnswer}</p>
      {isAnswered ? (
        <p>{labels.yesPlease}</p>
      ) : (
        <button type="button" onClick={() => setIsAnswered(true)}>
          {labels.chosenAnswer(labels.yesPlease)}
        </button>
      )}
      <small role="status">{isAnswered ? labels.seenJustNow : ""}</small>
    </div>
  );
}
