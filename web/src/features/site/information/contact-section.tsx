import { ownPaths } from "@awning/domain/routes/own-paths";
import { CONTACT_ADDRESS_MAX, PHONE_MAX, type Profile, type Showable } from "@awning/domain/site/profile";
import type { OwnSite } from "#data/site/sites.ts";
import { Section } from "#ui/rows.tsx";
import { checkAddress, checkEmail, checkPhone } from "./check-information.ts";
import { SavedText } from "./saved-text.tsx";
import { SwitchLine } from "./switch-line.tsx";

/** How to reach the owner; each part stands on the page only where its switch is on. */
export function ContactSection({
  site: { id: siteId, username },
  profile,
  save,
}: {
  site: Pick<OwnSite, "id" | "username">;
  profile: Profile;
  save: (changes: Partial<Profile>) => void;
}) {
  return (
    <Section title="Contact">
      <p className="faint">Only what you turn on is shown.</p>
      <div className="info__part">
        <SavedText
          siteId={siteId}
          name="contact-email"
          label="Email"
          stored={profile.email}
          check={checkEmail}
          save={(email) => save({ email })}
          max={254}
          autoComplete="email"
        />
        <ShowPart part="email" name="Email" profile={profile} save={save} />
      </div>
      <div className="info__part">
        <SavedText
          siteId={siteId}
          name="contact-phone"
          label="Phone"
          stored={profile.phone}
          check={checkPhone}
          save={(phone) => save({ phone })}
          max={PHONE_MAX}
          autoComplete="tel"
        />
        <ShowPart part="phone" name="Phone" profile={profile} save={save} />
      </div>
      <div className="info__part">
        <SavedText
          siteId={siteId}
          name="contact-address"
          label="Address"
          stored={profile.address}
          check={checkAddress}
          save={(address) => save({ address })}
          max={CONTACT_ADDRESS_MAX}
          rows={3}
          autoComplete="street-address"
        />
        <ShowPart part="address" name="Address" profile={profile} save={save} />
      </div>
      {isContactShown(profile) ? <ContactCard username={username} leftOut={profile.leftOut} /> : null}
    </Section>
  );
}

/** Whether visitors can have any of it. */
export function isContactShown(profile: Pick<Profile, "email" | "phone" | "address" | "shown">): boolean {
  return (["email", "phone", "address"] as const).some((part) => profile[part] !== "" && profile.shown.includes(part));
}

/** Where the card is that takes all of it into an address book: also where the home page leaves the way to it out. */
function ContactCard({ username, leftOut }: { username: string; leftOut: Profile["leftOut"] }) {
  const path = ownPaths.contactCard(username);
  return (
    <p className="info__address">
      <span>
        Contact card:{" "}
        <a className="link" href={path}>
          {window.location.host + path}
        </a>
      </span>
      <span className="faint">
        {leftOut.includes("contact")
          ? "Your home page doesn't link to it. Anyone with this link gets what's turned on here."
          : "Used by “Save contact” on your home page."}
      </span>
    </p>
  );
}

type ShowProps = { part: Showable; name: string; profile: Profile; save: (changes: Partial<Profile>) => void };

/** Whether a part stands on the page. */
export function ShowPart({ part, name, profile, save }: ShowProps) {
  const others = profile.shown.filter((one) => one !== part);
  return (
    <SwitchLine
      words="Show on page"
      label={`Show ${name} on page`}
      isOn={profile.shown.includes(part)}
      onChange={(isOn) => save({ shown: isOn ? [...others, part] : others })}
    />
  );
}
