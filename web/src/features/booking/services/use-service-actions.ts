import { FIRST_SCHEDULE_ID, fromOpeningHours, officeHours, SCHEDULE_NAME_MAX, type StoredSchedule } from "@awning/domain/booking/schedule";
import { SERVICES_MAX, type Service, type ServiceDraft } from "@awning/domain/booking/service";
import type { StoredHours } from "@awning/domain/site/profile";
import { wholeCodePoints } from "@awning/domain/values/characters";
import { addSchedule, createSchedule } from "#data/booking/schedules.ts";
import { createService, deleteService, freeServiceSlug, restoreService, updateService } from "#data/booking/services.ts";
import { keyAt } from "#data/core/place.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showUndoToast } from "#ui/feedback/toast.tsx";
import * as labels from "./labels.ts";

/** The actions on an owner's services. Each shows at once; a refusal shows a toast and reverts it. */
export function useServiceActions(siteId: string, services: readonly Service[]) {
  const placed = services.map(({ id, sortKey }) => ({ id, order: sortKey }));
  const change = (service: Service, changes: Partial<ServiceDraft>) => {
    const { id: _, createdAt: __, updatedAt: ___, ...before } = service;
    return updateService(siteId, service.id, before, { ...before, ...changes }).catch(showFailure);
  };
  const setState = (service: Service, state: ServiceDraft["state"], done: string) => {
    void change(service, { state });
    showUndoToast(done, () => void change({ ...service, state }, { state: service.state }));
  };
  return {
    isFull: services.length >= SERVICES_MAX,
    /** The position and address of a new service: after all others. */
    placeFor: async (title: string) => ({ slug: await freeServiceSlug(services, title), sortKey: keyAt(placed, null, placed.length) }),
    /** @returns the id of the new service */
    add: (draft: ServiceDraft): string => {
      const { id, write } = createService(siteId, draft);
      write.catch(showFailure);
      return id;
    },
    save: (service: Service, draft: ServiceDraft) => void change(service, draft),
    move: (id: string, to: number) => {
      const service = services.find((one) => one.id === id);
      if (service) void change(service, { sortKey: keyAt(placed, id, to) });
    },
    archive: (service: Service) => setState(service, "archived", labels.archivedLabel(service.title)),
    unarchive: (service: Service) => setState(service, "draft", labels.movedToDrafts(service.title)),
    setState,
    remove: (service: Service) => {
      deleteService(siteId, service.id).catch(showFailure);
      showUndoToast(labels.deleted(service.title), () => void restoreService(siteId, service).catch(showFailure));
    },
  };
}

export type ServiceActions = ReturnType<typeof useServiceActions>;

/** The schedule of a new service. The first one is created from the opening hours, or with office hours. @returns its id */
export function ensureSchedule(siteId: string, schedules: readonly StoredSchedule[], hours: StoredHours, zone: string): string {
  const [first] = schedules;
  if (first) return schedules.find(({ id }) => id === FIRST_SCHEDULE_ID)?.id ?? first.id;
  const opening = { week: hours.week, special: hours.special, zone };
  const draft = fromOpeningHours(opening);
  createSchedule(siteId, FIRST_SCHEDULE_ID, draft.weekly.length === 7 ? draft : officeHours(zone)).catch(showFailure);
  return FIRST_SCHEDULE_ID;
}

/** Makes hours of a service's own, which begin as a copy of others. @returns their id */
export function addOwnHours(siteId: string, title: string, { zone, weekly, overrides }: StoredSchedule): string {
  const name = wholeCodePoints(title, SCHEDULE_NAME_MAX).trim();
  const { id, write } = addSchedule(siteId, { name, zone, weekly, overrides });
  write.catch(showFailure);
  return id;
}
