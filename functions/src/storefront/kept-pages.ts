import { FreshPages, type Rendered } from "./cache/fresh-pages.ts";
import { pageKey } from "./cache/page-key.ts";
import { loadPage, type PageContext, type PageRequest } from "./load-page.ts";
import type { PageAnswer } from "./page.ts";
import { type HttpAnswer, toHttp } from "./page-response.ts";
import { parseSitePath } from "./site-path.ts";

/** An eighth of the memory of an instance: a few thousand pages. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The pages that are the same for everybody, as this instance made them. */
export class KeptPages {
  readonly #context: () => PageContext;
  readonly #pages: FreshPages<HttpAnswer>;

  /** `strict`: a page that breaks a limit of the cache is an error, and not only a line in the log. */
  constructor({ context, freshMs, strict }: { context: () => PageContext; freshMs: number; strict: boolean }) {
    this.#context = context;
    const readVersion = (username: string) => context().reader.readVersion(username);
    this.#pages = new FreshPages({ maxBytes: MAX_BYTES, readVersion, freshMs, now: Date.now, strict });
  }

  /** How many pages are kept. */
  get size(): number {
    return this.#pages.size;
  }

  /** The page as it was made for an earlier visit while its site is the same; otherwise made now. */
  async answer(asked: PageRequest, isPageData: boolean): Promise<HttpAnswer> {
    const parsed = parseSitePath(asked.path);
    const key = parsed.type === "route" ? pageKey(parsed.route, asked.query, isPageData) : null;
    const render = () => this.#make(asked, isPageData);
    if (parsed.type !== "route" || key === null) return (await render()).value;
    return this.#pages.get({ key, username: parsed.route.username, render });
  }

  async #make(asked: PageRequest, isPageData: boolean): Promise<Rendered<HttpAnswer>> {
    const context = this.#context();
    const answer = await loadPage(asked, context);
    const value = toHttp(answer, isPageData, context);
    return { value, keep: whatToKeep(answer, value, asked.path) };
  }
}

function whatToKeep(answer: PageAnswer, { body, headers }: HttpAnswer, path: string): Rendered<HttpAnswer>["keep"] {
  if (answer.type === "redirect" || !answer.page.madeFrom) return null;
  const { siteId, version, productIds } = answer.page.madeFrom;
  const tags = [`site:${siteId}`, ...productIds.map((id) => `product:${id}`)];
  return { bytes: body.length + JSON.stringify(headers).length, tags, softTags: [path], version };
}
