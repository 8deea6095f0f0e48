import type { ReactNode } from "react";
import { DrawnCanopy, type Valance } from "#ui/street/drawn-canopy.tsx";
import { SellScene } from "./scene-sell.tsx";
import { SendScene } from "./scene-send.tsx";
import { ShowScene } from "./scene-show.tsx";
import "./scenes.css";
import "./stalls.css";

type StallProps = { name: string; colour: "red" | "green" | "blue"; valance: Valance; title: string; text: string; scene: ReactNode };

/** Three short scenes: what visitors see, what they buy, what happens to it. */
export function Stalls() {
  return (
    <section className="st-market" aria-labelledby="market-h">
      <div className="st-wrap">
        <h2 id="market-h">Three stalls, one address.</h2>
        <p className="st-lead">Open the ones you need. What's empty stays hidden.</p>
        <div className="st-stalls">
          <Stall
            name="Show"
            colour="green"
            valance="point"
            title="Your links, in your order"
            text="Drag them where they belong, switch them off for the winter. Visitors see the change within seconds."
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
            title="Buyers see it move"
            text="Mark an order as shipped, and the buyer's page follows while they look at it. An email covers the rest."
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
