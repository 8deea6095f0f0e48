import { RANGES } from "@awning/domain/analytics/range";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Segment } from "#ui/segment.tsx";
import { RANGE_LABELS } from "./labels.ts";
import type { View } from "./use-view.ts";

/** Which days are looked at. */
export function RangePicker({ view, today }: { view: View; today: string }) {
  const [isTyping, setTyping] = useState(view.name === "custom");
  const [days, setDays] = useState({ first: view.range.first, last: view.range.last });
  const current = isTyping ? "custom" : view.name;
  return (
    <div className="stat-ranges">
      <Segment
        label="Days"
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
          <DateField type="date" label="From" value={days.first} onChange={(first) => setDays({ ...days, first })} />
          <DateField type="date" label="To" value={days.last} onChange={(last) => setDays({ ...days, last })} />
          <Button
            variant="ink"
            disabled={days.first === "" || days.last === "" || days.first > today}
            onClick={() => view.setDays(days.first, days.last)}
          >
            Show
          </Button>
        </div>
      ) : null}
    </div>
  );
}
