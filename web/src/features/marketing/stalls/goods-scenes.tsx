import "./scenes.css";
import { formatMoney } from "@awning/domain/money/money";
import { GripVertical } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import bowl from "../art/dipped-bowl.svg";
import mug from "../art/speckled-mug.svg";
import * as labels from "../home-labels.ts";

const LINKS = [
  { title: labels.saturdayMarketStall14, isOn: true },
  { title: labels.speckledMugsAreBack, isOn: true, isLifted: true },
  { title: labels.careForYourStoneware, isOn: true },
  { title: labels.winterSale, isOn: false },
];

/** Illustration: a list of links, one of them being moved. */
export function ShowScene() {
  return (
    <>
      <p className="st-x-h">{labels.links}</p>
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

/** Illustration: a product and the total of a basket. */
export function SellScene() {
  return (
    <div className="st-x-sell">
      <div className="st-x-card">
        <p>
          <b>{labels.speckledMug}</b>
          <span>{euro(2800)}</span>
        </p>
        <img className="st-pic" src={mug} alt="" width="200" height="200" loading="lazy" />
      </div>
      <div className="st-x-total">
        <p>
          <span>{labels.twoSpeckledMugs}</span>
          <span>{euro(5600)}</span>
        </p>
        <p>
          <span>{labels.shipping}</span>
          <span>{euro(950)}</span>
        </p>
        <p className="st-sum">
          <span>{labels.total}</span>
          <span>{euro(6550)}</span>
        </p>
        <span className="st-x-pay">{labels.buyNow}</span>
      </div>
    </div>
  );
}

const STEPS = [
  { title: labels.ordered, time: labels.monday1120 },
  { title: labels.paidByTransfer, time: labels.tuesday905 },
  { title: labels.shippedWithTracking, time: labels.justNow },
];

/** Illustration: the page of an order, as its buyer sees it. */
export function SendScene() {
  return (
    <>
      <div className="st-x-order">
        <span className="st-x-pic">
          <img className="st-pic" src={bowl} alt="" width="200" height="200" loading="lazy" />
        </span>
        <span>
          <b>{labels.yourOrderAtKiln}</b>
          <small>{labels.dippedBowl1Item}</small>
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
          <b>{labels.withYouSoon}</b>
          <small>{labels.orderPageUpdates}</small>
        </li>
      </ol>
    </>
  );
}
