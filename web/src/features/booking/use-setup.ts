import type { StoredSchedule } from "@awning/domain/booking/schedule";
import type { Service } from "@awning/domain/booking/service";
import type { Failure } from "@awning/domain/errors/failure";
import type { Currency } from "@awning/domain/money/money";
import { deviceZone } from "@awning/domain/time/typed-moment";
import { useSchedules } from "#data/booking/schedules.ts";
import { useServices } from "#data/booking/services.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { type OwnSite, useSite } from "#data/site/sites.ts";

/**
 * What every booking screen needs. `schedule` is the one whose time zone the calendar uses; missing before the first service.
 */
export type BookingSetup = {
  site: OwnSite;
  currency: Currency;
  services: readonly Service[];
  schedules: readonly StoredSchedule[];
  schedule: StoredSchedule | null;
  zone: string;
  /** The schedule of a service; `null` if it was deleted. */
  scheduleOf: (service: Service) => StoredSchedule | null;
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
  const schedule = schedules.data.find(({ id }) => id === "main") ?? schedules.data[0] ?? null;
  return {
    state: "ready",
    setup: {
      site: site.data,
      currency: settings.data.currency,
      services: services.data,
      schedules: schedules.data,
      schedule,
      zone: schedule?.zone ?? deviceZone(),
      scheduleOf: ({ scheduleId }) => schedules.data.find(({ id }) => id === scheduleId) ?? null,
    },
  };
}
