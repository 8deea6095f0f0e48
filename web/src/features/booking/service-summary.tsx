import { reservationPaths } from "@awning/domain/booking/paths";
import type { Service } from "@awning/domain/booking/service";
import type { Currency } from "@awning/domain/money/money";
import { Link } from "react-router";
import { Section } from "#ui/lists/rows.tsx";
import * as labels from "./labels.ts";
import { SERVICE_MARKS, serviceLine } from "./labels.ts";

/** Services named beside the calendar; the services screen has the rest. */
const SHOWN = 6;

/** The services, with links to edit them. */
export function ServiceSummary({ services, currency }: { services: readonly Service[]; currency: Currency }) {
  return (
    <Section title={labels.services} more={<Link to={reservationPaths.services}>{labels.allServices}</Link>}>
      <ul className="svcs">
        {services.slice(0, SHOWN).map((service) => (
          <li key={service.id}>
            <Link className="svc" to={reservationPaths.service(service.id)}>
              <span className="clip">{service.title}</span>
              <span className="soft num">
                {service.state === "active" ? serviceLine(service, currency) : SERVICE_MARKS[service.state].word}
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link className="svc" to={reservationPaths.hours}>
            <span>{labels.hoursAndBlockedTime}</span>
          </Link>
        </li>
      </ul>
    </Section>
  );
}
