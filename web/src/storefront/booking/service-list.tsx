import { lengthLabel } from "@awning/domain/booking/length";
import { bookingPaths } from "@awning/domain/booking/paths";
import type { ListedService } from "@awning/domain/booking/public-service";
import type { Currency } from "@awning/domain/money/money";
import { formatPrice } from "../labels.ts";
import { Picture } from "../parts/picture.tsx";
import * as labels from "./labels.ts";

type Props = { services: readonly ListedService[]; username: string; mediaBase: string; currency: Currency; language: string };

/** In the page only where there is a picture: the style sheet is in every page that lists services. */
const FRAME = { flex: "none", display: "grid", placeContent: "center", width: 56, height: 56, overflow: "hidden" };

/** The bookable services; each links to its times. */
export function ServiceList({ services, username, mediaBase, currency, language }: Props) {
  return (
    <ul className="services">
      {services.map(({ id, slug, title, length, price, place, image, isFrom, isPriceFrom }) => (
        <li key={id}>
          <a className="service" href={bookingPaths.service(username, slug)}>
            {image && (
              <span style={FRAME}>
                <Picture media={image} base={mediaBase} width={56} alt="" />
              </span>
            )}
            <span className="service__text">
              <b>{title}</b>
              <span className="service__facts">
                {isFrom && labels.from} {lengthLabel(length)} · {labels.placeKindLabel(place)}
              </span>
            </span>
            <span className="service__price num">
              {isPriceFrom && labels.from} {formatPrice(price, currency, language)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
