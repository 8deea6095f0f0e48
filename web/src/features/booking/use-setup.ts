import { FIRST_SCHEDULE_ID, type StoredSchedule } from "@awning/domain/booking/schedule";
import { hoursIdOf, type Service } from "@awning/domain/booking/service";
import type { Failure } from "@awning/domain/errors/failure";
import type { Currency } from "@awning/domain/money/money";
import { deviceZone } from "@awning/domain/time/typed-moment";
import { useSchedules } from "#data/booking/schedules.ts";
import { useServices } from "#data/booking/services.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { type OwnSite, useSite } from "#data/site/sites.ts";

/**
 * What every booking screen needs. All services take the time of `schedule`, whose time zone the calendar uses; missing before the first
 * service.
 */
export type BookingSetup = {
  site: OwnSite;
  currency: Currency;
  services: readonly Service[];
  schedules: readonly StoredSchedule[];
  schedule: StoredSchedule | null;
  zone: string;
  /** The hours of a service; `null` if they were deleted. */
  hoursOf: (service: Pick<Service, "hoursId" | "scheduleId">) => StoredSchedule | null;
};

export function useBookingSetup(): { state: "loading" } | { state: "failed"; failure: Failure } | { state: "ready"; setup: BookingSetup } {
  const site = useSite();
  const siteId = site.state === "ready" ? site.data.id : null;
  const settings = useShopSettings();
  const services = useServices(siteId);
  const schedules = useSchedules(siteId);
  for (const one of [site, settings, services, schedules]) if (one.state === "failed") return one;
  if (site.state !== "ready" || settings.state !== "ready" || services.state !== "ready" || schedules.state !== "ready")
    return { state: "loading" };
  const schedule = schedules.data.find(({ id }) => id === FIRST_SCHEDULE_ID) ?? schedules.data[0] ?? null;
  return {
    state: "ready",
    setup: {
      site: site.data,
      currency: settings.data.currency,
      services: services.data,
      schedules: schedules.data,
      schedule,
      zone: schedule?.zone ?? deviceZone(),
      hoursOf: (service) => schedules.data.find(({ id }) => id === hoursIdOf(service)) ?? null,
    },
  };
}
