import { CONTACT_ADDRESS_MAX, PHONE_MAX, type Profile, type Showable } from "@awning/domain/profile";
import { Section } from "#ui/rows.tsx";
import { checkAddress, checkEmail, checkPhone } from "./check-information.ts";
import { SavedText } from "./saved-text.tsx";
import { SwitchLine } from "./switch-line.tsx";

/** How to reach the owner; each part stands on the page only where its switch is on. */
export function ContactSection({ siteId, profile, save }: { siteId: string; profile: Profile; save: (changes: Partial<Profile>) => void }) {
  return (
    <Section title="Contact">
      <p className="faint">Shown only where the switch is on.</p>
      <div className="info__part">
        <SavedText
          siteId={siteId}
          name="contact-email"
          label="E-mail"
          stored={profile.email}
          check={checkEmail}
          save={(email) => save({ email })}
          max={254}
          autoComplete="email"
        />
        <ShowPart part="email" name="E-mail" profile={profile} save={save} />
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
          label="Where people can come"
          stored={profile.address}
          check={checkAddress}
          save={(address) => save({ address })}
          max={CONTACT_ADDRESS_MAX}
          rows={3}
          autoComplete="street-address"
        />
        <ShowPart part="address" name="Where people can come" profile={profile} save={save} />
      </div>
    </Section>
  );
}

type ShowProps = { part: Showable; name: string; profile: Profile; save: (changes: Partial<Profile>) => void };

/** Whether a part stands on the page. */
export function ShowPart({ part, name, profile, save }: ShowProps) {
  const others = profile.shown.filter((one) => one !== part);
  return (
    <SwitchLine
      words="On the page"
      label={`${name} on the page`}
      isOn={profile.shown.includes(part)}
      onChange={(isOn) => save({ shown: isOn ? [...others, part] : others })}
    />
  );
}
