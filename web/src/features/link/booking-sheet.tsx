import { isBookable } from "@awning/domain/booking/service";
import { CalendarDays } from "lucide-react";
import { useServices } from "#data/booking/services.ts";
import { Icon } from "#ui/icon.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { failureWords } from "#ui/words.ts";

type Props = { siteId: string; onChoose: (service: { id: string; title: string }) => void; onClose: () => void };

/** Asks which service a link books. One that is not open yet can be chosen: the link is shown once it is. */
export function BookingSheet({ siteId, onChoose, onClose }: Props) {
  const live = useServices(siteId);
  const services = live.state === "ready" ? live.data.filter(({ state }) => state !== "archived") : [];
  return (
    <Sheet title="Link to a booking page" isOpen onClose={onClose}>
      {live.state === "failed" ? <p className="soft">{failureWords(live.failure)}</p> : null}
      {live.state === "ready" && services.length === 0 ? (
        <p className="soft">You don't have any services yet. Add one under Reservations.</p>
      ) : null}
      <ul className="lsheet__list" aria-busy={live.state === "loading"}>
        {services.map((service) => (
          <li key={service.id}>
            <button type="button" className="lsheet__choice" onClick={() => onChoose({ id: service.id, title: service.title })}>
              <Icon of={CalendarDays} />
              <span className="clip">{service.title}</span>
              {isBookable(service) ? null : <span className="faint">draft</span>}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
