// What drawing the page costs by itself: every visit is rendered anew, from a site that is in memory already, as a framework's
// page cache has it. Nothing is read and nothing kept.
import { createServer } from "node:http";
import { PAGE_DATA_HEADER } from "@awning/domain/routes/paths";
import { loadPage } from "../../functions/src/storefront/load/load-page.ts";
import { toPageRequest } from "../../functions/src/storefront/resolve/page-request.ts";
import { storefrontAssets } from "../../functions/src/storefront/respond/assets.ts";
import { fitTo, toHttp } from "../../functions/src/storefront/respond/page-response.ts";
import { MEDIA_BASE, SITE_URL, siteOf } from "../lib/site.ts";

const site = siteOf("shop-000000001");
const reader = {
  readSite: async (username: string) => ({
    ...site,
    username,
    cardDocuments: 0,
    design: null,
    laterLinks: [],
    pickupPlace: "",
    serviceCount: 0,
  }),
  readVersion: async () => site.version,
  readProducts: async () => [],
  readSlugs: async () => [],
  readPage: async () => null,
  readLegal: async () => null,
  readLater: async () => null,
  readClaim: async () => null,
  readSlots: async () => 0,
  readEntry: async () => null,
};
const context = { reader, assets: storefrontAssets(), siteUrl: SITE_URL, mediaBase: MEDIA_BASE, firestoreEmulator: null };

createServer(async (request, response) => {
  const now = Date.now();
  const answer = await loadPage(toPageRequest(request), { ...context, now });
  const whole = toHttp(answer, request.headers[PAGE_DATA_HEADER] === "1", context);
  const { status, headers, body } = fitTo(whole, { isHead: false, ifNoneMatch: request.headers["if-none-match"] }, now);
  response.writeHead(status, headers).end(body);
}).listen(Number(process.argv[2]), "127.0.0.1");
