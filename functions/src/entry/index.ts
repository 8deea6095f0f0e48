import { createRequire } from "node:module";

// The platform starts a process for one function and names it; the deploy command names none. Only that function's bundle is loaded, so
// that pages do not wait for the Admin SDK or the image library. Uses `require`, because the emulator cannot load a module with top-level
// `await`.
const load = createRequire(import.meta.url);
const wanted = process.env.FUNCTION_TARGET;
const isApart = wanted === "page" || wanted === "sharepicture";
const { page }: Partial<typeof import("./page.ts")> = !wanted || wanted === "page" ? load("./page.js") : {};
const { sharepicture }: Partial<typeof import("./og-image.ts")> = !wanted || wanted === "sharepicture" ? load("./og-image.js") : {};
const others: Partial<typeof import("./main.ts")> = isApart ? {} : load("./main.js");
const { checkstored, deliverbulkmail, delivermail, pushnotification, renew, checkoutpage, api, stripe, monitoring, collect } = others;
const { jobs_urgent, jobs_regular, jobs_hourly } = others;

export {
  api,
  checkoutpage,
  checkstored,
  collect,
  deliverbulkmail,
  delivermail,
  jobs_hourly,
  jobs_regular,
  jobs_urgent,
  monitoring,
  page,
  pushnotification,
  renew,
  sharepicture,
  stripe,
};
