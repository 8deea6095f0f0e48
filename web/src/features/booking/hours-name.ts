import type { StoredSchedule } from "@awning/domain/booking/schedule";
import { hoursIdOf, type Service } from "@awning/domain/booking/service";

/** The services that have these hours. */
export function servicesWith({ id }: Pick<StoredSchedule, "id">, services: readonly Service[]): Service[] {
  return services.filter((service) => hoursIdOf(service) === id);
}

/** Hours are named by their services; those without any keep the name of the one that they were made for. */
export function hoursName(hours: Pick<StoredSchedule, "id" | "name">, services: readonly Service[]): string {
  const titles = servicesWith(hours, services).map(({ title }) => title);
  return titles.length > 0 ? titles.join(", ") : hours.name;
}
