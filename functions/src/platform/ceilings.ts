type Memory = "256MiB" | "512MiB" | "1GiB";
/** What one function may use. `concurrency` is requests that one instance answers at once; `minInstances` wait for them, and cost by the hour. */
type Ceiling = { memory: Memory; concurrency: number; minInstances: number; maxInstances: number };

/**
 * `SCALE` of the project: `hobby` costs nothing while nobody comes and bounds the bill; `busy` keeps the pages, the checkout and the commands
 * warm and lets them grow.
 */
const CEILINGS = {
  hobby: {
    page: { memory: "512MiB", concurrency: 80, minInstances: 0, maxInstances: 20 },
    sharepicture: { memory: "512MiB", concurrency: 8, minInstances: 0, maxInstances: 5 },
    checkoutpage: { memory: "512MiB", concurrency: 80, minInstances: 0, maxInstances: 20 },
    api: { memory: "512MiB", concurrency: 80, minInstances: 0, maxInstances: 20 },
    stripe: { memory: "512MiB", concurrency: 40, minInstances: 0, maxInstances: 10 },
    monitoring: { memory: "256MiB", concurrency: 80, minInstances: 0, maxInstances: 5 },
    collect: { memory: "256MiB", concurrency: 250, minInstances: 0, maxInstances: 40 },
    renewals: { memory: "512MiB", concurrency: 40, minInstances: 0, maxInstances: 20 },
    checkstored: { memory: "512MiB", concurrency: 80, minInstances: 0, maxInstances: 20 },
    delivermail: { memory: "512MiB", concurrency: 80, minInstances: 0, maxInstances: 3 },
    jobs: { memory: "512MiB", concurrency: 1, minInstances: 0, maxInstances: 1 },
  },
  busy: {
    page: { memory: "512MiB", concurrency: 80, minInstances: 2, maxInstances: 100 },
    sharepicture: { memory: "512MiB", concurrency: 8, minInstances: 0, maxInstances: 20 },
    checkoutpage: { memory: "512MiB", concurrency: 80, minInstances: 1, maxInstances: 60 },
    api: { memory: "512MiB", concurrency: 80, minInstances: 1, maxInstances: 60 },
    stripe: { memory: "512MiB", concurrency: 40, minInstances: 0, maxInstances: 30 },
    monitoring: { memory: "256MiB", concurrency: 80, minInstances: 0, maxInstances: 10 },
    collect: { memory: "256MiB", concurrency: 250, minInstances: 0, maxInstances: 100 },
    renewals: { memory: "512MiB", concurrency: 40, minInstances: 0, maxInstances: 60 },
    checkstored: { memory: "512MiB", concurrency: 80, minInstances: 0, maxInstances: 40 },
    delivermail: { memory: "512MiB", concurrency: 80, minInstances: 0, maxInstances: 10 },
    jobs: { memory: "1GiB", concurrency: 1, minInstances: 0, maxInstances: 1 },
  },
} as const satisfies Record<typeof __SCALE__, Record<string, Ceiling>>;

export type Limited = keyof (typeof CEILINGS)["hobby"];

/** The ceiling of a function in this build. `renewals` and `jobs` are several functions with the same one. */
export function ceilingOf(name: Limited, scale = __SCALE__): Ceiling {
  return CEILINGS[scale][name];
}
