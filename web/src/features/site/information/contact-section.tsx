import { ownPaths } from "@awning/domain/routes/own-paths";
import { CONTACT_ADDRESS_MAX, PHONE_MAX, type Profile, type Showable, typedPhoneSchema } from "@awning/domain/site/profile";
import { emailSchema } from "@awning/domain/values/email";
import type { OwnSite } from "#data/site/sites.ts";
import * as uiLabels from "#ui/labels.ts";
import { Anchor } from "#ui/layout/anchor.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { type Checked, checkText } from "./check-text.ts";
import * as labels from "./labels.ts";
import { SavedText, SwitchLine } from "./saved-text.tsx";

/** The contact details; each is public only when its switch is on. */
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
      <Anchor id="contact-email">
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
      </Anchor>
      <Anchor id="contact-phone">
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
      </Anchor>
      <Anchor id="contact-address">
        <SavedText
          siteId={siteId}
          name="contact-address"
          label={labels.address}
          stored={profile.address}
          check={checkText(CONTACT_ADDRESS_MAX)}
          save={(address) => save({ address })}
          max={CONTACT_ADDRESS_MAX}
          rows={3}
          autoComplete="street-address"
        />
        <ShowPart part="address" name={labels.address} profile={profile} save={save} />
      </Anchor>
      {isContactShown(profile) ? <ContactCard username={username} leftOut={profile.leftOut} /> : null}
    </Section>
  );
}

/** Whether any contact detail is public. */
export function isContactShown(profile: Pick<Profile, "email" | "phone" | "address" | "shown">): boolean {
  return (["email", "phone", "address"] as const).some((part) => profile[part] !== "" && profile.shown.includes(part));
}

/** The download address of the contact card, which exists even if the home page does not link to it. */
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

/** The switch that shows a part on the page. */
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

/** Validates an optional email address. */
function checkEmail(typed: string): Checked {
  if (typed.trim() === "") return { value: "" };
  const email = emailSchema.safeParse(typed);
  return email.success ? { value: email.data } : { error: labels.emailInvalid };
}

/** Validates an optional phone number. */
function checkPhone(typed: string): Checked {
  const phone = typedPhoneSchema.safeParse(typed);
  return phone.success ? { value: phone.data } : { error: uiLabels.phoneInvalid };
}
