import { ownPagePaths } from "@awning/domain/routes/paths";
import { HOME_PARTS, type HomePart } from "@awning/domain/site/home-parts";
import { hasHours } from "@awning/domain/site/opening-hours";
import type { Profile } from "@awning/domain/site/profile";
import { Link } from "react-router";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { Section } from "#ui/lists/rows.tsx";
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
    <Section title="Home page sections" className="home-parts">
      <p className="faint">
        Empty sections are hidden. On a home page built in{" "}
        <Link className="link" to={ownPagePaths.list}>
          Pages
        </Link>{" "}
        your blocks replace links and shop.
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
  if (part === "links") return isOn ? "All links that are turned on." : "Hidden. Your links aren’t changed.";
  if (part === "shop")
    return isOn ? "Your first products, with a link to the rest." : "Hidden. Your shop is still available at its own address.";
  if (part === "hours") {
    if (!hasHours(hours) || !shown.includes("hours")) return "Nothing to show. Turn them on below.";
    return isOn ? "Your weekly hours, and whether you’re open now." : "Hidden here. Search engines can still show them.";
  }
  if (!isContactShown(profile)) return "Nothing to show. Turn on contact details below.";
  return isOn ? "What’s turned on under Contact." : "Hidden here. Still included in your contact card below.";
}
