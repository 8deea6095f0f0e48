import "./stalls.css";
import type { ReactNode } from "react";
import { DrawnCanopy, type Valance } from "#ui/street/drawn-canopy.tsx";
import * as labels from "../home-labels.ts";
import { SellScene, SendScene, ShowScene } from "./goods-scenes.tsx";
import { BookScene, CountScene, TalkScene } from "./people-scenes.tsx";

type Stall = { name: string; cloth: string; valance: Valance; title: string; text: string; scene: ReactNode };

const STALLS: readonly Stall[] = [
  {
    name: labels.show,
    cloth: "sun",
    valance: "tab",
    title: labels.yourLinksInYourOrder,
    text: labels.linksStallText,
    scene: <ShowScene />,
  },
  {
    name: labels.sell,
    cloth: "red",
    valance: "scallop",
    title: labels.wholePriceUpFront,
    text: labels.priceStallText,
    scene: <SellScene />,
  },
  {
    name: labels.book,
    cloth: "green",
    valance: "point",
    title: labels.timeIsTakenOnce,
    text: labels.bookStallText,
    scene: <BookScene />,
  },
  {
    name: labels.talk,
    cloth: "blue",
    valance: "tab",
    title: labels.answerWhereTheyAsk,
    text: labels.talkStallText,
    scene: <TalkScene />,
  },
  {
    name: labels.send,
    cloth: "red",
    valance: "point",
    title: labels.buyersCanFollowAlong,
    text: labels.orderStallText,
    scene: <SendScene />,
  },
  {
    name: labels.count,
    cloth: "ink",
    valance: "scallop",
    title: labels.seeWhatWorks,
    text: labels.countStallText,
    scene: <CountScene />,
  },
];

/** What the product does, a stall each. On a phone they stand in one street to stroll along. */
export function Stalls() {
  return (
    <section className="st-market" aria-labelledby="market-h">
      <div className="st-wrap">
        <h2 id="market-h">{labels.sixStallsOneAddress}</h2>
        <p className="st-lead">{labels.stallsText}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls sideways must be reachable by keyboard */}
        <ul className="st-stalls" aria-labelledby="market-h" tabIndex={0}>
          {STALLS.map((stall) => (
            <StallItem key={stall.name} {...stall} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function StallItem({ name, cloth, valance, title, text, scene }: Stall) {
  return (
    <li className={`st-stall st-${cloth}`}>
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
    </li>
  );
}
