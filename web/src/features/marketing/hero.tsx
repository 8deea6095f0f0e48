import type { ReactNode } from "react";
import { DEMO_PAGE } from "./demo-page.ts";
import "./hero.css";
import { PhoneStill } from "./phone-still.tsx";
import { FlowerPot, StripedMug } from "./pots.tsx";

/** Between canopy and counter: what it is, the name field, and the page of a shop to try. */
export function Hero({ claim, name }: { claim: ReactNode; name: string }) {
  return (
    <section className="st-hero">
      <div className="st-wrap st-hero-in">
        <div className="st-hero-text">
          <h1>
            <span>Links, shop,</span> <span>and orders.</span> <span>Under one awning.</span>
          </h1>
          <p className="st-lead">
            One page at your own name for everything you make and do. One quiet dashboard behind the counter that shows you what happens on
            it, live.
          </p>
          {claim}
        </div>
        <div className="st-hero-stall" id="try">
          <div className="st-disc" aria-hidden="true" />
          <Bulbs />
          <p className="st-tag">
            <span>
              Tap it.
              <br />
              {DEMO_PAGE ? <a href={DEMO_PAGE}>Or go in.</a> : "It works."}
            </span>
          </p>
          <PhoneStill name={name} />
          <div className="st-pots st-left" aria-hidden="true">
            <FlowerPot />
          </div>
          <div className="st-pots st-right" aria-hidden="true">
            <StripedMug />
          </div>
        </div>
      </div>
      <div className="st-counter" aria-hidden="true" />
    </section>
  );
}

/** Lamps of the night market; in daylight they are not there. */
function Bulbs() {
  const lamps = [40, 100, 165, 240, 315, 380, 440] as const;
  const heights = [33, 52, 64, 68, 64, 52, 33] as const;
  return (
    <svg className="st-bulbs" viewBox="0 0 480 90" aria-hidden="true">
      <path d="M0 4C120 70 360 70 480 4" fill="none" stroke="currentColor" strokeWidth="2" />
      {lamps.map((x, index) => (
        <circle key={x} cx={x} cy={heights[index]} r="9" />
      ))}
    </svg>
  );
}
