import type { EventKind, EventRow, Traits, VisitDimension } from "./event.ts";

/** Minutes without an event after which the next one starts a new visit. */
export const VISIT_PAUSE_MINUTES = 30;
/** The same page again within this many minutes is a reload: in-app browsers reload a page when the visitor returns to it. */
const RELOAD_MINUTES = 1;
export const BRIEF_VISIT = "brief";

export type VisitEvent = { kind: EventKind; minute: number; target: string; value: number; currency: string };
/** `visitor` numbers the visitors of a day from 0. Events are in chronological order. */
export type Visit = { minute: number; visitor: number; dimensions: Record<VisitDimension, string>; events: VisitEvent[] };

/** Events backed by documents, which decide whether they count; browsers only report the visit. */
export const CONVERSION_KINDS = ["order", "booking", "chat"] as const satisfies EventKind[];
export type ConversionKind = (typeof CONVERSION_KINDS)[number];
/** A conversion that counts. Orders carry money in minor units of their currency. `minute` since midnight of its day. */
export type Conversion = {
  kind: ConversionKind;
  id: string;
  minute: number;
  total: number;
  currency: string;
  traits: Traits;
  link: string;
};

export function isConversion(kind: EventKind): kind is ConversionKind {
  return CONVERSION_KINDS.some((one) => one === kind);
}

/** Identifies a conversion within its day; also valid for its event. */
export function conversionKey({ kind, id }: { kind: EventKind; id: string }): string {
  return `${kind} ${id}`;
}

/**
 * The visits of one day in the order they began. A conversion joins the visit whose browser reported it; an unreported one becomes its own
 * visit, so that figures are complete. Reported conversions without a document are dropped.
 * @param firstVisitor number of the first visitor
 */
export function visitsOf(rows: readonly EventRow[], conversions: readonly Conversion[], firstVisitor = 0): Visit[] {
  const byKey = new Map(conversions.map((one) => [conversionKey(one), one]));
  const sorted = rows.map((row, index) => ({ row, index })).sort((a, b) => a.row.minute - b.row.minute || a.index - b.index);
  const visitors = new Map<string, number>();
  const running = new Map<string, { visit: Visit; isBrief: boolean; last: number }>();
  const all: { visit: Visit; isBrief: boolean }[] = [];
  const told = new Set<string>();
  for (const { row } of sorted) {
    const key = conversionKey({ kind: row.kind, id: row.target });
    const conversion = byKey.get(key);
    if (isConversion(row.kind) && (!conversion || told.has(key))) continue;
    const visitor = numberOf(visitors, row.visitor, firstVisitor);
    // Two tabs with different sources are two visits of one visitor, even if their pages alternate.
    const { channel, source, medium, campaign } = row.traits;
    const tab = [row.visitor, channel, source, medium, campaign].join("\t");
    let run = running.get(tab);
    if (!run || row.minute - run.last > VISIT_PAUSE_MINUTES) {
      run = { visit: beginVisit(row, visitor), isBrief: true, last: row.minute };
      running.set(tab, run);
      all.push(run);
    }
    run.last = row.minute;
    if (!row.isBrief) run.isBrief = false;
    if (conversion) told.add(key);
    addEvent(run.visit, row, conversion);
  }
  const untold = conversions
    .filter((one) => !told.has(conversionKey(one)))
    .map((one, index) => conversionAlone(one, firstVisitor + visitors.size + index));
  for (const { visit, isBrief } of all) if (isBrief && visit.dimensions.bot === "") visit.dimensions.bot = BRIEF_VISIT;
  return [...all.map(({ visit }) => visit).filter(({ events }) => events.length > 0), ...untold].sort((a, b) => a.minute - b.minute);
}

function numberOf(visitors: Map<string, number>, visitor: string, first: number): number {
  const known = visitors.get(visitor);
  if (known !== undefined) return known;
  const number = first + visitors.size;
  visitors.set(visitor, number);
  return number;
}

function beginVisit({ minute, kind, target, traits }: EventRow, visitor: number): Visit {
  const entry = kind === "view" || kind === "product" || kind === "checkout" ? target : "";
  return { minute, visitor, dimensions: { ...traits, entry, link: "" }, events: [] };
}

function addEvent(visit: Visit, { kind, minute, target }: EventRow, conversion: Conversion | undefined): void {
  if (isReload(visit, kind, minute, target)) return;
  // Revenue is attributed to the last link followed before it.
  if (kind === "click") visit.dimensions.link = target;
  if (visit.dimensions.entry === "" && visit.events.length === 0 && kind !== "click" && !conversion) visit.dimensions.entry = target;
  visit.events.push({ kind, minute, target, value: conversion?.total ?? 0, currency: conversion?.currency ?? "" });
}

function isReload({ events }: Visit, kind: EventKind, minute: number, target: string): boolean {
  if (kind !== "view" && kind !== "product" && kind !== "checkout") return false;
  const before = events.findLast((event) => event.kind === "view" || event.kind === "product" || event.kind === "checkout");
  return before !== undefined && before.kind === kind && before.target === target && minute - before.minute <= RELOAD_MINUTES;
}

/** A visit for a conversion without one: recorded by the owner, or from a browser that reports nothing. */
export function conversionAlone({ kind, id, minute, total, currency, traits, link }: Conversion, visitor: number): Visit {
  const event: VisitEvent = { kind, minute, target: id, value: total, currency };
  return { minute, visitor, dimensions: { ...traits, entry: "", link }, events: [event] };
}
