type Memory = "256MiB" | "512MiB" | "1GiB";
/**
 * What one function may use. `concurrency` is requests that one instance answers at once; `minInstances` wait for them, and cost by the hour.
 * `serviceAccount` is whose rights it has, where the project has such an account.
 */
type Ceiling = { memory: Memory; concurrency: number; minInstances: number; maxInstances: number; serviceAccount?: string };
type Scale = typeof __SCALE__;
type Scaled = Pick<Ceiling, "memory" | "concurrency"> & Record<Scale, Partial<Ceiling> & Pick<Ceiling, "maxInstances">>;

const WEB = { memory: "512MiB", concurrency: 80 } as const;
const SMALL = { memory: "256MiB", concurrency: 80 } as const;

/**
 * `SCALE` of the project: `hobby` costs nothing between visits and bounds the bill; `busy` keeps the pages, the checkout and the commands
 * warm and lets them grow.
 */
const CEILINGS = {
  page: { ...WEB, hobby: { maxInstances: 20 }, busy: { minInstances: 2, maxInstances: 100 } },
  sharepicture: { ...WEB, concurrency: 8, hobby: { maxInstances: 5 }, busy: { maxInstances: 20 } },
  checkoutpage: { ...WEB, hobby: { maxInstances: 20 }, busy: { minInstances: 1, maxInstances: 60 } },
  api: { ...WEB, hobby: { maxInstances: 20 }, busy: { minInstances: 1, maxInstances: 60 } },
  stripe: { ...WEB, concurrency: 40, hobby: { maxInstances: 10 }, busy: { maxInstances: 30 } },
  monitoring: { ...SMALL, hobby: { maxInstances: 5 }, busy: { maxInstances: 10 } },
  collect: { ...SMALL, concurrency: 250, hobby: { maxInstances: 40 }, busy: { maxInstances: 100 } },
  renewals: { ...WEB, concurrency: 40, hobby: { maxInstances: 20 }, busy: { maxInstances: 60 } },
  checkstored: { ...WEB, hobby: { maxInstances: 20 }, busy: { maxInstances: 40 } },
  delivermail: { ...WEB, hobby: { maxInstances: 3 }, busy: { maxInstances: 10 } },
  pushnotification: { ...SMALL, hobby: { maxInstances: 5 }, busy: { maxInstances: 20 } },
  jobs: { ...WEB, concurrency: 1, hobby: { maxInstances: 1 }, busy: { memory: "1GiB", maxInstances: 1 } },
} as const satisfies Record<string, Scaled>;

export type Limited = keyof typeof CEILINGS;

/** The ceiling of a function in this build. `renewals` and `jobs` are several functions with the same one. */
export function ceilingOf(name: Limited, scale: Scale = __SCALE__): Ceiling {
  const serviceAccount = accountOf(name);
  return { ...scaledOf(name, scale), ...(serviceAccount !== "" && { serviceAccount }) };
}

/** The ceiling without the account, which only a build knows. */
export function scaledOf(name: Limited, scale: Scale) {
  const { memory, concurrency, [scale]: scaled } = CEILINGS[name];
  return { memory, concurrency, minInstances: 0, ...scaled };
}

/** Pages only read, and what anybody sends unasked reaches the database alone. */
function accountOf(name: Limited): string {
  if (name === "page" || name === "sharepicture") return __PAGE_ACCOUNT__;
  return name === "collect" || name === "monitoring" ? __COUNT_ACCOUNT__ : __SERVICE_ACCOUNT__;
}
