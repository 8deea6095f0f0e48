import type { DataSet } from "./data-set.ts";
import { EVENT_KINDS } from "./event.ts";
import { IS_SEEN, type Selection } from "./query.ts";

export const FUNNEL_STEPS = ["visits", "product", "basket", "checkout", "order"] as const;
export type FunnelStep = { step: (typeof FUNNEL_STEPS)[number]; visits: number };

/** How many visits reached each step. An order implies all earlier steps, even if the browser did not report them. */
export function funnelOf(set: DataSet, selection: Selection): FunnelStep[] {
  const { visits, events } = set;
  const steps: readonly string[] = FUNNEL_STEPS;
  const depth = EVENT_KINDS.map((kind) => steps.indexOf(kind));
  const reached = FUNNEL_STEPS.map(() => 0);
  for (const visit of selection) {
    let furthest = 0;
    let isSeen = false;
    for (let event = visits.firstEvent[visit] ?? 0; event < (visits.firstEvent[visit + 1] ?? 0); event++) {
      const kind = events.kind[event] ?? 0;
      if (IS_SEEN[kind]) isSeen = true;
      furthest = Math.max(furthest, depth[kind] ?? 0);
    }
    for (let step = 0; isSeen && step <= furthest; step++) reached[step] = (reached[step] ?? 0) + 1;
  }
  return FUNNEL_STEPS.map((step, index) => ({ step, visits: reached[index] ?? 0 }));
}
