import { numberToDial } from "@awning/domain/link/phone";
import { Icon } from "../parts/icon.tsx";
import * as labels from "./labels.ts";
import type { OwnerContact } from "./reservation.ts";

/** How to reach the owner; draws nothing when their page does not say. */
export function ContactLines({ contact, title }: { contact: OwnerContact; title?: string }) {
  const { email, phone, chatUrl } = contact;
  if (!email && !phone && !chatUrl) return <p className="soft">{labels.replyHint}</p>;
  return (
    <section className="reach">
      {title && <h2 className="legend">{title}</h2>}
      <ul>
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" size={20} />
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${numberToDial(phone)}`}>
              <Icon name="phone" size={20} />
              {phone}
            </a>
          </li>
        )}
        {chatUrl && (
          <li>
            <a href={chatUrl}>
              <Icon name="message-circle" size={20} />
              {labels.sendAMessage}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
