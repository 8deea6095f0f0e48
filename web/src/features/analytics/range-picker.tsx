import { type DayRange, DIMENSIONS, type Dimension, type Filter } from "@awning/domain/analytics/query";
import { comparedWith, RANGES, type RangeName, rangeOf, typedRange } from "@awning/domain/analytics/range";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/buttons/button.tsx";
import { DateField } from "#ui/fields/date-field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import * as labels from "./labels.ts";
import { METRICS, type Metric, RANGE_LABELS } from "./labels.ts";

/** Selects the range of days. */
export function RangePicker({ view, today }: { view: View; today: string }) {
  const [isTyping, setTyping] = useState(view.name === "custom");
  const [days, setDays] = useState({ first: view.range.first, last: view.range.last });
  const current = isTyping ? "custom" : view.name;
  return (
    <div className="stat-ranges">
      <Segment
        label={labels.dateRange}
        items={RANGES.map((key) => ({ key, label: RANGE_LABELS[key] }))}
        current={current}
        onChange={(key) => {
          setTyping(key === "custom");
          setDays(view.range);
          if (key !== "custom") view.setRange(key);
        }}
      />
      {isTyping ? (
        <div className="stat-ranges__days">
          <DateField type="date" label={labels.from} value={days.first} onChange={(first) => setDays({ ...days, first })} />
          <DateField type="date" label={labels.to} value={days.last} onChange={(last) => setDays({ ...days, last })} />
          <Button
            variant="ink"
            disabled={days.first === "" || days.last === "" || days.first > today}
            onClick={() => view.setDays(days.first, days.last)}
          >
            {labels.show}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const FILTERS_MAX = 8;

/** The view's state as in the address, so links, reloads and going back show the same. */
export type View = {
  name: RangeName;
  range: DayRange;
  /** What the range is compared with. */
  before: DayRange;
  filters: Filter[];
  metric: Metric;
  setRange: (name: Exclude<RangeName, "custom">) => void;
  setDays: (first: string, last: string) => void;
  setMetric: (metric: Metric) => void;
  /** Adds a filter by a value, or removes it. */
  toggle: (dimension: Dimension, value: string) => void;
  clear: () => void;
};

export function useView(today: string): View {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get("range") ?? "28";
  const typed = asked === "custom" ? typedRange(parameters.get("from") ?? "", parameters.get("to") ?? "", today) : null;
  const name: RangeName = typed ? "custom" : (RANGES.find((one) => one === asked && one !== "custom") ?? "28");
  const range = typed ?? rangeOf(name === "custom" ? "28" : name, today);
  const filters = parameters.getAll("by").slice(0, FILTERS_MAX).flatMap(readFilter);
  const metric = METRICS.find((one) => one === parameters.get("show")) ?? "visitors";
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(parameters);
    edit(next);
    setParameters(next, { preventScrollReset: true });
  };
  return {
    name,
    range,
    before: comparedWith(name, range),
    filters,
    metric,
    setRange: (wanted) =>
      change((next) => {
        next.set("range", wanted);
        next.delete("from");
        next.delete("to");
      }),
    setDays: (first, last) =>
      change((next) => {
        next.set("range", "custom");
        next.set("from", first);
        next.set("to", last);
      }),
    setMetric: (wanted) => change((next) => next.set("show", wanted)),
    toggle: (dimension, value) =>
      change((next) => {
        const kept = filters.filter((one) => one.dimension !== dimension);
        const isOn = filters.some((one) => one.dimension === dimension && one.values.includes(value));
        next.delete("by");
        for (const one of isOn ? kept : [...kept, { dimension, values: [value] }]) next.append("by", `${one.dimension}:${one.values[0]}`);
      }),
    clear: () => change((next) => next.delete("by")),
  };
}

function readFilter(text: string): Filter[] {
  const at = text.indexOf(":");
  const dimension = DIMENSIONS.find((one) => one === text.slice(0, at));
  return dimension ? [{ dimension, values: [text.slice(at + 1, at + 300)] }] : [];
}
