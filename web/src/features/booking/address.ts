import { withinUnits } from "@awning/domain/values/characters";
import { RESERVATION_VIEWS, type ReservationView } from "#data/booking/reservation-queries.ts";

export const SCREEN_VIEWS = ["day", "week", "list"] as const;
export type ScreenView = (typeof SCREEN_VIEWS)[number];

/**
 * The state of `/reservations` as in its address. `view` is `null` for the default by screen width; `day` is empty for the day
 * of the next booking. `guest` is the person whom a new booking is for.
 */
export type ScreenState = {
  view: ScreenView | null;
  day: string;
  tab: ReservationView;
  serviceId: string;
  search: string;
  open: string;
  isNew: boolean;
  guest: string;
  /** Whether the open booking records a payment. */
  isPaying: boolean;
};

const SEARCH_MAX = 100;

/** Parses the address; unknown values are ignored. */
export function readScreenState(parameters: URLSearchParams): ScreenState {
  return {
    view: SCREEN_VIEWS.find((one) => one === parameters.get("view")) ?? null,
    day: readDay(parameters.get("day")),
    tab: RESERVATION_VIEWS.find((one) => one === parameters.get("show")) ?? "upcoming",
    serviceId: readId(parameters.get("service")),
    search: withinUnits((parameters.get("q") ?? "").trim(), SEARCH_MAX),
    open: readId(parameters.get("open")),
    isNew: parameters.get("new") === "1",
    guest: readId(parameters.get("guest")),
    isPaying: parameters.get("pay") === "1",
  };
}

const readId = (text: string | null): string => (text ?? "").replace(/[^A-Za-z0-9_-]/g, "").slice(0, 64);

/** The address of a state, without default values. */
export function toParameters({ view, day, tab, serviceId, search, open, isNew, guest, isPaying }: ScreenState): Record<string, string> {
  const shown = { view: view ?? "", day, show: tab === "upcoming" ? "" : tab, service: serviceId, q: search };
  const said = { ...shown, open, new: isNew ? "1" : "", guest, pay: isPaying ? "1" : "" };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ""));
}

function readDay(text: string | null): string {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return "";
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : "";
}
