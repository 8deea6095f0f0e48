import { createRequire } from "node:module";

// The platform starts a process for one function and names it; who only asks what there is (the deploy command) names none.
// A page must not wait for the Admin SDK, nor anything else for what draws pictures, so what is not wanted is not loaded. By
// `require`, because the emulator loads this file in a way that allows no `await` at its top.
const load = createRequire(import.meta.url);
const wanted = process.env.FUNCTION_TARGET;
const isApart = wanted === "page" || wanted === "sharepicture";
const { page }: Partial<typeof import("./page.ts")> = !wanted || wanted === "page" ? load("./page.js") : {};
const { sharepicture }: Partial<typeof import("./og-image.ts")> = !wanted || wanted === "sharepicture" ? load("./og-image.js") : {};
const others: Partial<typeof import("./main.ts")> = isApart ? {} : load("./main.js");
const { checkstored, delivermail, renew_site, renew_site_part, checkoutpage, api, stripe, monitoring, collect, sweep } = others;

export { api, checkoutpage, checkstored, collect, delivermail, monitoring, page, renew_site, renew_site_part, sharepicture, stripe, sweep };
