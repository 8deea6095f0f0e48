import { BatteryMedium, Lock } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useSiteHost } from "#ui/hooks/use-site-host.ts";
import { Icon } from "#ui/icon.tsx";
import { StallMark } from "#ui/street/stall-mark.tsx";
import avatar from "./art/kiln-avatar.svg";
import "./phone.css";
import * as labels from "./home-labels.ts";
import { PhoneBook, PhoneChat, PhoneLinks, PhoneShop } from "./phone-stalls.tsx";

const TABS = [
  { title: labels.links, body: <PhoneLinks /> },
  { title: labels.shop, body: <PhoneShop /> },
  { title: labels.book, body: <PhoneBook /> },
  { title: labels.chat, body: <PhoneChat /> },
] as const;

/** An illustrated page of an example shop in a phone. What is in its tabs can be used; its address shows the typed username. */
export function PhoneStill({ name }: { name: string }) {
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const host = useSiteHost();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    const next = (chosen + (event.key === "ArrowRight" ? 1 : TABS.length - 1)) % TABS.length;
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
            {TABS.map(({ title }, tab) => (
              <button
                key={title}
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
                {title}
              </button>
            ))}
          </div>
          <div className="st-pp-body" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
            {TABS[chosen]?.body}
          </div>
          <div className="st-pp-foot" aria-hidden="true">
            <StallMark width={20} height={14} /> awning
          </div>
        </div>
      </div>
    </section>
  );
}
