import { bookingPaths, reservationPaths } from "@awning/domain/booking/paths";
import { isBookable, NEW_SERVICE, type Service, type ServiceDraft } from "@awning/domain/booking/service";
import type { StoredHours } from "@awning/domain/site/profile";
import { isSiteOpen } from "@awning/domain/site/site";
import { deviceZone } from "@awning/domain/time/typed-moment";
import { Archive } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useSaveState } from "#data/core/save-state.ts";
import { useForm } from "#form/use-form.ts";
import { Button } from "#ui/buttons/button.tsx";
import { LeaveGuard } from "#ui/feedback/leave-guard.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import { numberLocale } from "#ui/locale.ts";
import { StateMark } from "#ui/state-mark.tsx";
import { SERVICE_MARKS } from "../labels.ts";
import type { BookingSetup } from "../use-setup.ts";
import { TO_SERVICES } from "../ways-back.ts";
import * as labels from "./labels.ts";
import { ServiceFields } from "./service-fields.tsx";
import { fieldOf, OWN_HOURS, readServiceForm, toServiceForm } from "./service-form.ts";
import { ServiceHours } from "./service-hours.tsx";
import { ShareLink } from "./share-link.tsx";
import { addOwnHours, ensureSchedule, useServiceActions } from "./use-service-actions.ts";

type Props = { setup: BookingSetup; service: Service | null; opening: { hours: StoredHours; zone: string } };

/** The form of a service. It is saved as a whole, because guests would see a partial change to its times. */
export function ServiceEditor({ setup, service, opening }: Props) {
  const { site, currency, services, schedules, schedule } = setup;
  const typed = useForm({ stored: toServiceForm(service ?? NEW_EDITED, currency, numberLocale()) });
  const { isChanged, reset } = typed;
  const acts = useServiceActions(site.id, services);
  const saveState = useSaveState();
  const navigate = useNavigate();
  // After the new service is stored, this navigates without the leave warning.
  const [goTo, setGoTo] = useState<string | null>(null);
  const isGoing = useRef(false);
  useEffect(() => {
    if (goTo === null || isGoing.current) return;
    isGoing.current = true;
    void navigate(goTo, { replace: true });
  }, [goTo, navigate]);

  const kept = service ?? { slug: "service", scheduleId: "main", sortKey: "a0" };
  const { slug, scheduleId, sortKey } = kept;
  const { draft, problems } = readServiceForm(typed.form, { slug, scheduleId, sortKey }, currency, numberLocale());

  const save = async (read: ServiceDraft) => {
    const own = typed.form.hours === OWN_HOURS && schedule ? addOwnHours(site.id, read.title, schedule) : null;
    const draft = own === null ? read : { ...read, hoursId: own };
    const toHours = own === null ? undefined : { label: labels.setHours, onSelect: () => void navigate(reservationPaths.hoursOf(own)) };
    if (service) {
      acts.save(service, draft);
      reset();
      showToast(labels.serviceSaved, toHours);
      return;
    }
    const scheduleId = ensureSchedule(site.id, schedules, opening.hours, opening.zone || deviceZone());
    const place = await acts.placeFor(draft.title);
    const id = acts.add({ ...draft, scheduleId, ...place });
    const view = { label: labels.view, onSelect: () => window.open(bookingPaths.service(site.username, place.slug), "_blank", "noopener") };
    if (draft.state === "active") showToast(labels.guestsCanBook(draft.title), toHours ?? (isSiteOpen(site) ? view : undefined));
    else showToast(labels.added(draft.title), toHours);
    reset();
    setGoTo(reservationPaths.service(id));
  };
  const address =
    service && isBookable(service) ? new URL(bookingPaths.service(site.username, service.slug), window.location.origin).href : null;

  return (
    <form onSubmit={(event) => typed.submit(event, draft, save)} noValidate className="service-edit">
      <PageHeader
        back={TO_SERVICES}
        title={service ? service.title : uiLabels.newService}
        state={
          service
            ? [
                <StateMark key="state" {...SERVICE_MARKS[service.state]} className="state--plain" />,
                <SaveLine key="save" state={saveState} />,
              ]
            : [labels.notSavedYet]
        }
        actions={
          service && service.state !== "archived" ? (
            <Button
              icon={Archive}
              onClick={() => {
                acts.archive(service);
                reset();
                setGoTo(reservationPaths.services);
              }}
            >
              {labels.archive}
            </Button>
          ) : undefined
        }
      />
      {service && address ? <ShareLink {...{ service, address }} siteId={site.id} isOpen={isSiteOpen(site)} /> : null}
      <ServiceFields
        {...typed}
        siteId={site.id}
        problems={typed.shown(problems, fieldOf)}
        currency={currency}
        hours={<ServiceHours hours={typed.form.hours} of={service?.id ?? ""} setup={setup} onChange={(hours) => typed.set({ hours })} />}
      />
      <div className="service-edit__foot">
        <Button type="submit" variant="primary" disabled={service !== null && !isChanged && service.state !== "archived"}>
          {service ? uiLabels.save : labels.addService}
        </Button>
      </div>
      <LeaveGuard isNeeded={isChanged && goTo === null} />
    </form>
  );
}

/** Initial values of a new service: active, so one save is enough. */
const NEW_EDITED = { ...NEW_SERVICE, title: "", state: "active" as const };
