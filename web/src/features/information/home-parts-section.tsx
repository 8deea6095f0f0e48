import { HOME_PARTS, type HomePart } from "@awning/domain/home-parts";
import { hasHours } from "@awning/domain/opening-hours";
import { ownPagePaths } from "@awning/domain/paths";
import type { Profile } from "@awning/domain/profile";
import { Link } from "react-router";
import { Section } from "#ui/rows.tsx";
import { SwitchLine } from "#ui/switch-line.tsx";
import { isContactShown } from "./contact-section.tsx";

const NAMES: Readonly<Record<HomePart, string>> = { links: "Links", shop: "Shop", contact: "Contact", hours: "Opening hours" };

/** Which parts the home page shows. A part that is left out keeps everything that is in it. */
export function HomePartsSection({ profile, save }: { profile: Profile; save: (changes: Partial<Profile>) => void }) {
  const { leftOut } = profile;
  const toggle = (part: HomePart, isOn: boolean) => {
    const others = leftOut.filter((one) => one !== part);
    save({ leftOut: isOn ? others : [...others, part] });
  };
  return (
    <Section title="On your home page" className="home-parts">
      <p className="faint">
        A part with nothing in it is not shown. On a home page that you made under{" "}
        <Link className="link" to={ownPagePaths.list}>
          Pages
        </Link>{" "}
        your blocks stand in the place of links and shop.
      </p>
      <div>
        {HOME_PARTS.map((part) => {
          const isOn = !leftOut.includes(part);
          return (
            <SwitchLine key={part} label={NAMES[part]} sub={words(part, profile, isOn)} isOn={isOn} onChange={(on) => toggle(part, on)} />
          );
        })}
      </div>
    </Section>
  );
}

/** What a switch means right now. */
function words(part: HomePart, profile: Profile, isOn: boolean): string {
  const { shown, hours } = profile;
  if (part === "links") return isOn ? "All links that are on." : "Left out. Every link stays as it is.";
  if (part === "shop") return isOn ? "The first products and the way to all of them." : "Left out. The shop stays open at its own address.";
  if (part === "hours") {
    if (!hasHours(hours) || !shown.includes("hours")) return "Nothing to show: turn them on further down.";
    return isOn ? "The week, and whether you are open now." : "Left out here. Search engines still know them.";
  }
  if (!isContactShown(profile)) return "Nothing to show: turn on a part of it further down.";
  return isOn ? "What is turned on under Contact." : "Left out here. Your contact card, further down, still has it.";
}
