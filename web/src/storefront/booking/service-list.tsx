import { lengthLabel } from "@awning/domain/booking/length";
import { bookingPaths } from "@awning/domain/booking/paths";
import type { ListedService } from "@awning/domain/booking/public-service";
import type { Currency } from "@awning/domain/money/money";
import { formatPrice } from "../labels.ts";
import { placeKindLabel } from "./labels.ts";

type Props = { services: readonly ListedService[]; username: string; currency: Currency; language: string };

/** The bookable services; each links to its times. */
export function ServiceList({ services, username, currency, language }: Props) {
  return (
    <ul className="services">
      {services.map(({ id, slug, title, length, price, place }) => (
        <li key={id}>
          <a className="service" href={bookingPaths.service(username, slug)}>
            <span className="service__text">
              <b>{title}</b>
              <span className="service__facts">
                {lengthLabel(length)} · {placeKindLabel(place)}
              </span>
            </span>
            <span className="service__price num">{formatPrice(price, currency, language)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
