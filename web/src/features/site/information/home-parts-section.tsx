import { ownPagePaths } from "@awning/domain/routes/paths";
import { HOME_PARTS, type HomePart } from "@awning/domain/site/home-parts";
import { hasHours } from "@awning/domain/site/opening-hours";
import type { Profile } from "@awning/domain/site/profile";
import { Link } from "react-router";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { Anchor } from "#ui/layout/anchor.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { isContactShown } from "./contact-section.tsx";
import * as labels from "./labels.ts";

const NAMES: Readonly<Record<HomePart, string>> = {
  links: labels.links,
  bookings: labels.bookings,
  shop: labels.shop,
  contact: labels.contact,
  hours: labels.openingHours,
};

/** Which sections the home page shows. A hidden section keeps its contents. */
export function HomePartsSection({ profile, save }: { profile: Profile; save: (changes: Partial<Profile>) => void }) {
  const { leftOut } = profile;
  const toggle = (part: HomePart, isOn: boolean) => {
    const others = leftOut.filter((one) => one !== part);
    save({ leftOut: isOn ? others : [...others, part] });
  };
  return (
    <Section title={labels.homePageSections}>
      <p className="faint">
        {labels.sectionsHint(
          <Link className="link" to={ownPagePaths.list}>
            {labels.pages}
          </Link>,
        )}
      </p>
      <Anchor id="home-page">
        {HOME_PARTS.map((part) => {
          const isOn = !leftOut.includes(part);
          return (
            <SwitchLine key={part} label={NAMES[part]} sub={words(part, profile, isOn)} isOn={isOn} onChange={(on) => toggle(part, on)} />
          );
        })}
      </Anchor>
    </Section>
  );
}

/** What a switch currently means. */
function words(part: HomePart, profile: Profile, isOn: boolean): string {
  const { shown, hours } = profile;
  if (part === "links") return isOn ? labels.linksShownHint : labels.linksHiddenHint;
  if (part === "bookings") return isOn ? labels.yourListedServices : labels.bookingHiddenHint;
  if (part === "shop") return isOn ? labels.shopShownHint : labels.shopHiddenHint;
  if (part === "hours") {
    if (!hasHours(hours) || !shown.includes("hours")) return labels.hoursEmptyHint;
    return isOn ? labels.hoursShownHint : labels.hoursHiddenHint;
  }
  if (!isContactShown(profile)) return labels.contactEmptyHint;
  return isOn ? labels.contactShownHint : labels.contactHiddenHint;
}
