import { bookingPaths, reservationPaths } from "@awning/domain/booking/paths";
import { isBookable, SERVICES_MAX, type Service } from "@awning/domain/booking/service";
import type { Currency } from "@awning/domain/money/money";
import { Archive, ArchiveRestore, Copy, ExternalLink, Pencil, Plus, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { useSaveState } from "#data/core/save-state.ts";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { Menu, type MenuItem } from "#ui/dialogs/menu.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import { Row, Rows, Section } from "#ui/lists/rows.tsx";
import { SortableRows } from "#ui/sortable/sortable-rows.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { SERVICE_MARKS, serviceLine } from "../labels.ts";
import { TO_RESERVATIONS } from "../ways-back.ts";
import { type ServiceActions, useServiceActions } from "./use-service-actions.ts";

type Props = { siteId: string; username: string | null; services: readonly Service[]; currency: Currency };

/** Every service in the order of the page, archived ones apart. `username` is `null` while the page is not published. */
export function ServiceList({ siteId, username, services, currency }: Props) {
  const acts = useServiceActions(siteId, services);
  const saveState = useSaveState();
  const listed = services.filter(({ state }) => state !== "archived");
  const archived = services.filter(({ state }) => state === "archived");
  const bookable = listed.filter(isBookable).length;
  const add = (
    <ButtonLink variant="primary" icon={Plus} to={reservationPaths.service("new")}>
      New service
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title="Services"
        back={TO_RESERVATIONS}
        state={[listed.length === 0 ? "None yet" : `${bookable} of ${listed.length} bookable`, <SaveLine key="saved" state={saveState} />]}
        actions={listed.length === 0 || acts.isFull ? undefined : add}
      />
      {acts.isFull ? (
        <p className="soft">You can have up to {SERVICES_MAX} services, including archived ones. Delete one to add another.</p>
      ) : null}
      {listed.length === 0 ? (
        <EmptyState
          title="No services yet"
          text="A service is what guests book: a lesson, a fitting, an hour of your time. Set how long it takes and what it costs."
        >
          {add}
        </EmptyState>
      ) : (
        <SortableRows
          label="Services"
          noun="service"
          entries={listed}
          onMove={acts.move}
          menuOf={(service) => menuOf(service, username, acts)}
        >
          {(service) => (
            <>
              <Link className="row__text crow__open" to={reservationPaths.service(service.id)}>
                <span className="row__title clip">{service.title}</span>
                <span className="row__sub clip">{serviceLine(service, currency)}</span>
              </Link>
              <StateMark {...SERVICE_MARKS[service.state]} />
            </>
          )}
        </SortableRows>
      )}
      {archived.length > 0 ? (
        <Section title="Archived" count={archived.length} className="services-archived">
          <Rows aria-label="Archived services">
            {archived.map((service) => (
              <Row key={service.id} title={service.title} sub={serviceLine(service, currency)}>
                <Menu
                  label={`Actions for ${service.title}`}
                  items={[
                    { label: "Move to drafts", icon: ArchiveRestore, onSelect: () => acts.unarchive(service) },
                    "separator",
                    { label: "Delete", icon: Trash2, isDanger: true, onSelect: () => acts.remove(service) },
                  ]}
                />
              </Row>
            ))}
          </Rows>
        </Section>
      ) : null}
    </>
  );
}

function menuOf(service: Service, username: string | null, acts: ServiceActions): { before: MenuItem[]; after: MenuItem[] } {
  const address =
    username && isBookable(service) ? new URL(bookingPaths.service(username, service.slug), window.location.origin).href : null;
  return {
    before: address
      ? [
          { label: "Copy booking link", icon: Copy, onSelect: () => copy(address) },
          { label: "View as guest", icon: ExternalLink, onSelect: () => void window.open(address, "_blank", "noopener") },
        ]
      : service.state === "draft"
        ? [
            {
              label: "Make it bookable",
              icon: Pencil,
              onSelect: () => acts.setState(service, "active", `Guests can book “${service.title}”`),
            },
          ]
        : [],
    after: ["separator", { label: "Archive", icon: Archive, isDanger: true, onSelect: () => acts.archive(service) }],
  };
}

function copy(address: string): void {
  navigator.clipboard?.writeText(address).then(
    () => showToast("Booking link copied"),
    () => showToast(address),
  ) ?? showToast(address);
}
