import { ownPaths } from "@awning/domain/routes/own-paths";
import { CONTACT_ADDRESS_MAX, PHONE_MAX, type Profile, type Showable, typedPhoneSchema } from "@awning/domain/site/profile";
import { formatCount } from "@awning/domain/values/counts";
import { emailSchema } from "@awning/domain/values/email";
import { cleanLine, cleanText } from "@awning/domain/values/text";
import type { OwnSite } from "#data/site/sites.ts";
import * as uiLabels from "#ui/labels.ts";
import { Section } from "#ui/lists/rows.tsx";
import * as labels from "./labels.ts";
import { SavedText, SwitchLine } from "./saved-text.tsx";

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
    <Section title={labels.contact}>
      <p className="faint">{labels.contactHint}</p>
      <div className="info__part">
        <SavedText
          siteId={siteId}
          name="contact-email"
          label={uiLabels.email}
          stored={profile.email}
          check={checkEmail}
          save={(email) => save({ email })}
          max={254}
          autoComplete="email"
        />
        <ShowPart part="email" name={uiLabels.email} profile={profile} save={save} />
      </div>
      <div className="info__part">
        <SavedText
          siteId={siteId}
          name="contact-phone"
          label={uiLabels.phone}
          stored={profile.phone}
          check={checkPhone}
          save={(phone) => save({ phone })}
          max={PHONE_MAX}
          autoComplete="tel"
        />
        <ShowPart part="phone" name={uiLabels.phone} profile={profile} save={save} />
      </div>
      <div className="info__part">
        <SavedText
          siteId={siteId}
          name="contact-address"
          label={labels.address}
          stored={profile.address}
          check={checkAddress}
          save={(address) => save({ address })}
          max={CONTACT_ADDRESS_MAX}
          rows={3}
          autoComplete="street-address"
        />
        <ShowPart part="address" name={labels.address} profile={profile} save={save} />
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
        {labels.contactCard(
          <a className="link" href={path}>
            {window.location.host + path}
          </a>,
        )}
      </span>
      <span className="faint">{leftOut.includes("contact") ? labels.contactLeftOutHint : labels.contactCardHint}</span>
    </p>
  );
}

type ShowProps = { part: Showable; name: string; profile: Profile; save: (changes: Partial<Profile>) => void };

/** Whether a part stands on the page. */
export function ShowPart({ part, name, profile, save }: ShowProps) {
  const others = profile.shown.filter((one) => one !== part);
  return (
    <SwitchLine
      words={labels.showOnPage}
      label={labels.showOnPageLabel(name)}
      isOn={profile.shown.includes(part)}
      onChange={(isOn) => save({ shown: isOn ? [...others, part] : others })}
    />
  );
}

type Checked = { value: string } | { error: string };

/** Checks an address for mails, or nothing. */
function checkEmail(typed: string): Checked {
  if (typed.trim() === "") return { value: "" };
  const email = emailSchema.safeParse(typed);
  return email.success ? { value: email.data } : { error: labels.emailInvalid };
}

/** Checks a phone number, or nothing. */
function checkPhone(typed: string): Checked {
  const phone = typedPhoneSchema.safeParse(typed);
  return phone.success ? { value: phone.data } : { error: uiLabels.phoneInvalid };
}

/** Checks where people can come to. */
function checkAddress(typed: string): Checked {
  const address = cleanText(typed);
  return address.length > CONTACT_ADDRESS_MAX ? tooLong(address.length - CONTACT_ADDRESS_MAX) : { value: address };
}

/** Checks one line of at most so many characters. */
export function checkLine(max: number): (typed: string) => Checked {
  return (typed) => {
    const text = cleanLine(typed);
    return text.length > max ? tooLong(text.length - max) : { value: text };
  };
}

/** Checks a text of at most so many characters. */
export function checkText(max: number): (typed: string) => Checked {
  return (typed) => {
    const text = cleanText(typed);
    return text.length > max ? tooLong(text.length - max) : { value: text };
  };
}

function tooLong(by: number): Checked {
  return { error: labels.remove(formatCount(by, "character")) };
}
