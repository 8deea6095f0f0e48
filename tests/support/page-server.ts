import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseEnv } from "node:util";
import { PAGE_DATA_HEADER } from "@awning/domain/routes/paths";
import { config } from "../../functions/src/platform/config.ts";
import { RenderedPages } from "../../functions/src/storefront/cache/rendered-pages.ts";
import { toPageRequest } from "../../functions/src/storefront/resolve/page-request.ts";
import { publicReader, type SiteReader } from "../../functions/src/storefront/resolve/published-site.ts";
import { storefrontAssetsSchema } from "../../functions/src/storefront/respond/assets.ts";
import { fitTo } from "../../functions/src/storefront/respond/page-response.ts";
import { fromRoot } from "../../tools/lib/root.ts";

export type PageServer = {
  origin: string;
  pages: RenderedPages;
  reads: () => { sites: number; versions: number };
  close: () => Promise<void>;
};

/**
 * The public pages in one process of the test, as one instance in production serves them: the functions emulator would
 * start a process for each visit at the same time, each with pages of its own.
 */
export async function startPageServer(): Promise<PageServer> {
  Object.assign(process.env, parseEnv(readFileSync(fromRoot("functions/.env.demo-awning"), "utf8")));
  const assets = storefrontAssetsSchema.parse(JSON.parse(readFileSync(fromRoot("functions/dist/storefront-assets.json"), "utf8")));
  const { siteUrl, mediaBase, firestoreEmulator } = config();
  const count = { sites: 0, versions: 0 };
  const reader: SiteReader = {
    ...publicReader,
    readSite(username) {
      count.sites += 1;
      return publicReader.readSite(username);
    },
    readVersion(username) {
      count.versions += 1;
      return publicReader.readVersion(username);
    },
  };
  const context = () => ({ reader, assets, siteUrl, mediaBase, firestoreEmulator, now: Date.now() });
  const pages = new RenderedPages({ context, freshMs: 1000, strict: true });
  const server = createServer(async (request, response) => {
    const isPageData = request.headers[PAGE_DATA_HEADER] === "1";
    const whole = pages.kept(request, isPageData) ?? (await pages.answer(toPageRequest(request), isPageData));
    const answer = fitTo(whole, { isHead: request.method === "HEAD", ifNoneMatch: request.headers["if-none-match"] }, Date.now());
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    pages,
    reads: () => ({ ...count }),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
