import { formatMoney } from "@awning/domain/money/money";
import { BatteryMedium, Lock } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useSiteHost } from "#ui/hooks/use-site-host.ts";
import { Icon } from "#ui/icon.tsx";
import { StallMark } from "#ui/street/stall-mark.tsx";
import bowl from "./art/dipped-bowl.svg";
import avatar from "./art/kiln-avatar.svg";
import jar from "./art/moon-jar.svg";
import mug from "./art/speckled-mug.svg";
import tumblers from "./art/tumblers.svg";
import "./phone.css";
import * as labels from "./home-labels.ts";

const TABS = [labels.links, labels.shop] as const;
const LINKS = [labels.saturdayMarketStall14, labels.howBowlIsMade6, labels.careForYourStoneware];
const PRODUCTS = [
  { picture: mug, title: labels.speckledMug, price: 2800, note: labels.threeLeft },
  { picture: bowl, title: labels.dippedBowl, price: 3400, note: "" },
  { picture: tumblers, title: labels.tumblersPair, price: 3200, note: "" },
  { picture: jar, title: labels.moonJar, price: 14200, note: labels.soldOut },
];

/** An illustrated page of an example shop in a phone. Its two tabs work; its address shows the typed username. */
export function PhoneStill({ name }: { name: string }) {
  const [chosen, setChosen] = useState<(typeof TABS)[number]>(labels.links);
  const id = useId();
  const host = useSiteHost();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    const next = chosen === labels.links ? labels.shop : labels.links;
    setChosen(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <section className="st-phone" aria-label={labels.pageOfExampleShop}>
      <div className="st-phone-in">
        <div className="st-phone-bar" aria-hidden="true">
          <span>9:41</span>
          <span className="st-phone-url">
            <Icon of={Lock} size="sm" />
            {host}/<b>{name || "kiln"}</b>
          </span>
          <Icon of={BatteryMedium} size="sm" />
        </div>
        <div className="st-pp">
          <div className="st-pp-awn" aria-hidden="true" />
          <header className="st-pp-head">
            <span className="st-pp-ava">
              <img className="st-pic" src={avatar} alt="" width="76" height="76" />
            </span>
            <p className="st-pp-name">kiln</p>
            <p className="st-pp-line">{labels.stonewareThrownAndFired}</p>
          </header>
          <div className="st-pp-tabs" role="tablist" aria-label="kiln" ref={list}>
            {TABS.map((tab) => (
              <button
                key={tab}
                type="button"
                role="tab"
                id={`${id}-${tab}`}
                data-tab={tab}
                aria-selected={tab === chosen}
                aria-controls={`${id}-panel`}
                tabIndex={tab === chosen ? 0 : -1}
                onClick={() => setChosen(tab)}
                onKeyDown={move}
              >
                {tab}
              </button>
            ))}
          </div>
          <div className="st-pp-body" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
            {chosen === labels.links ? <PhoneLinks /> : <PhoneShop />}
          </div>
          <div className="st-pp-foot" aria-hidden="true">
            <StallMark width={20} height={14} /> awning
          </div>
        </div>
      </div>
    </section>
  );
}

function PhoneLinks() {
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

function PhoneShop() {
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
