import "./hero.css";
import type { ReactNode } from "react";
import { DEMO_PAGE } from "./demo-page.ts";
import * as labels from "./home-labels.ts";
import { PhoneStill } from "./phone-still.tsx";

/** The hero: the headline, the username field, and a demo shop to try. */
export function Hero({ claim, name }: { claim: ReactNode; name: string }) {
  return (
    <section className="st-hero">
      <div className="st-wrap st-hero-in">
        <div className="st-hero-text">
          <h1>
            <span>{labels.linksShop}</span> <span>{labels.bookingsChat}</span> <span>{labels.underOneAwning}</span>
          </h1>
          <p className="st-lead">{labels.heroText}</p>
          {claim}
        </div>
        <div className="st-hero-stall" id="try">
          <div className="st-disc" aria-hidden="true" />
          <Bulbs />
          <p className="st-tag">
            <span>
              {labels.tapHint}
              <br />
              {DEMO_PAGE ? <a href={DEMO_PAGE}>{labels.enterHint}</a> : labels.itWorks}
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

/** Lamps of the night market, hidden in the light scheme. */
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

function FlowerPot() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <ellipse cx="100" cy="178" rx="42" ry="6" fill="#1b1a17" opacity=".14" />
      <path
        d="M100 92C98 64 92 44 84 26M102 92c2-22 8-34 20-46"
        stroke="light-dark(#1F6B4F, #2C8563)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M92 60c-14 2-22-6-24-16 13-1 22 5 24 16zM112 62c2-12 10-18 22-17-1 11-10 18-22 17z" fill="light-dark(#1F6B4F, #2C8563)" />
      <circle cx="82" cy="24" r="15" fill="#E9A90D" />
      <circle cx="82" cy="24" r="6" fill="#7a4a10" />
      <circle cx="125" cy="42" r="11" fill="#C63A22" />
      <path d="M84 90h32c0 14 26 22 26 50 0 24-14 36-30 36H88c-16 0-30-12-30-36 0-28 26-36 26-50z" fill="#C9744B" />
      <path d="M61 124c26 10 52 10 78 0 2 5 3 10 3 16 0 2 0 4-.3 6-26 10-57 10-83.4 0-.3-2-.3-4-.3-6 0-6 1-11 3-16z" fill="#F7EBD6" />
      <ellipse cx="100" cy="90" rx="16" ry="4" fill="#8f4c2c" />
    </svg>
  );
}

function StripedMug() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <ellipse cx="104" cy="170" rx="58" ry="7" fill="#1b1a17" opacity=".14" />
      <path d="M138 88h12a22 22 0 0 1 0 46h-12" fill="none" stroke="#C63A22" strokeWidth="13" />
      <path d="M56 62h88v82a22 22 0 0 1-22 22H78a22 22 0 0 1-22-22z" fill="#F7EBD6" />
      <path
        d="M56 62h12.6v100A22 22 0 0 1 56 144zM81.2 62h12.6v104H81.2zM106.3 62h12.6v104h-12.6zM131.4 62H144v82a22 22 0 0 1-12.6 20z"
        fill="#C63A22"
      />
      <ellipse cx="100" cy="62" rx="44" ry="9" fill="#E2CFAE" />
      <ellipse cx="100" cy="63.5" rx="38" ry="6" fill="#5b3d2b" />
    </svg>
  );
}
