import { numberToDial } from "@awning/domain/link/phone";
import type { PublishedSite } from "@awning/domain/published/published";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { HoursTable } from "../parts/hours-table.tsx";
import { Icon } from "../parts/icon.tsx";
import * as labels from "./labels.ts";

/** The contact details and hours that the owner shows. */
function toldOf({ profile: { email, phone, address, hours, leftOut } }: PublishedSite) {
  const hasContact = Boolean(email || phone || address) && !leftOut.includes("contact");
  return { hasContact, hours: leftOut.includes("hours") ? null : hours };
}

/** Whether {@link HomeContact} draws anything. */
export function showsContact(site: PublishedSite): boolean {
  const { hasContact, hours } = toldOf(site);
  return hasContact || hours !== null;
}

/** The owner's contact details and hours; draws nothing without any. */
export function HomeContact({ site }: { site: PublishedSite }) {
  const { email, phone, address } = site.profile;
  const { hasContact, hours } = toldOf(site);
  if (!hasContact && !hours) return null;
  return (
    <section className="sec sec--contact" id="contact" aria-label={labels.contact}>
      {hours && <HoursTable hours={hours} opening={site.opening} language={site.profile.language} />}
      {hasContact && (
        <address className="contact">
          {address && (
            <p>
              <Icon name="map-pin" size={20} />
              {address}
            </p>
          )}
          {phone && (
            <a href={`tel:${numberToDial(phone)}`}>
              <Icon name="phone" size={20} />
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`}>
              <Icon name="mail" size={20} />
              <bdi dir="ltr">{email}</bdi>
            </a>
          )}
          <a href={ownPaths.contactCard(site.username)} data-contact rel="nofollow">
            <Icon name="plus" size={20} />
            {labels.saveContact}
          </a>
        </address>
      )}
    </section>
  );
}
