import type { Service } from "@awning/domain/booking/service";
import "./tones.css";

const TONES = 6;

/** The class that gives a service its color in the calendar and in lists. */
export type ToneOf = (serviceId: string) => string;

/** Colors of services, by their place among all of a shop; further ones begin again, and unknown ones have the first. */
export function tonesOf(services: readonly Pick<Service, "id">[]): ToneOf {
  const places = new Map(services.map(({ id }, place) => [id, place % TONES]));
  return (serviceId) => `tone-${places.get(serviceId) ?? 0}`;
}
