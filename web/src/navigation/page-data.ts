import { PAGE_DATA_HEADER } from "@awning/domain/routes/paths";
import * as z from "zod/mini";

const ATTEMPTS_AFTER_SERVER_RENDER = 3;
/** Ms before the second and the third try: a server that is in trouble gets a moment. */
const PAUSES = [100, 300];

/** What an address answers to a GET with the marker header. What `props` hold depends on `kind`; who draws it reads them. */
export const pageDataSchema = z.object({
  kind: z.string(),
  status: z.number(),
  notFound: z.optional(z.boolean()),
  title: z.string(),
  description: z.string(),
  /** Full address under which search engines know the page; `null` where they have no business. */
  canonical: z.nullable(z.string()),
  /** Address of the picture that goes with the page where it is shared; none where it has none. */
  image: z.optional(z.string()),
  /** A sign of the design on top of the theme; none for the theme as it is. */
  look: z.optional(z.string()),
  /** Hosts of its players, with a space between; none without players. */
  frames: z.optional(z.string()),
  props: z.record(z.string(), z.unknown()),
});
export type PageData = z.infer<typeof pageDataSchema>;
/** What a server may say of a page that is not there, and no more: a cache or another version between us and ours. */
const flagSchema = z.object({ notFound: z.literal(true) });
const MISSING: PageData = {
  kind: "not-found",
  status: 404,
  notFound: true,
  title: "Page not found",
  description: "",
  canonical: null,
  props: {},
};
/** The data of a page with the address it came from in the end: a moved page answers from its new one. */
export type LoadedPage = { url: string; data: PageData };

/** A navigation that another one overtook. Nobody is told: it is neither shown nor reported. */
export class RouteCancelled extends Error {
  constructor() {
    super("Route Cancelled");
    this.name = "RouteCancelled";
  }
}

type Request = {
  fetch: typeof fetch;
  /** Whether the first view of this document came from the server: such a page is worth more than one try. */
  isServerRendered: boolean;
  signal: AbortSignal;
  /** Waits that many ms. */
  pause?: (ms: number) => Promise<void>;
};

/**
 * Asks an address for its page data. A server error is tried up to three times in all after a server-rendered first view,
 * otherwise once. A 404 flagged as not found is a page like any other; with the flag alone its `props` are empty. Rejects with {@link RouteCancelled} when aborted,
 * with `Failed to load static props` for every other answer that is not OK, and with the error of the fetch or of the
 * parser when there is no answer or none that is page data.
 */
export async function fetchPageData(url: string, request: Request): Promise<LoadedPage> {
  try {
    const response = await fetchWithRetry(url, request.isServerRendered ? ATTEMPTS_AFTER_SERVER_RENDER : 1, request);
    const data = response.ok || response.status === 404 ? await readBody(response) : null;
    if (!data || (!response.ok && !data.notFound)) throw new Error("Failed to load static props");
    return { url: response.url || url, data };
  } catch (error) {
    throw request.signal.aborted ? new RouteCancelled() : error;
  }
}

async function fetchWithRetry(url: string, attempts: number, request: Request): Promise<Response> {
  const { signal, pause = wait } = request;
  for (let attempt = 1; ; attempt += 1) {
    // Past the browser's cache: it has one place for both forms of an address, and lets a document wait for its data.
    const response = await request.fetch(url, { headers: { [PAGE_DATA_HEADER]: "1" }, credentials: "omit", cache: "no-store", signal });
    if (response.status < 500 || attempt >= attempts) return response;
    await pause(PAUSES[attempt - 1] ?? 0);
    signal.throwIfAborted();
  }
}

async function readBody(response: Response): Promise<PageData | null> {
  // Not every 404 comes from us: one without page data is a failure like others.
  if (response.ok) return pageDataSchema.parse(await response.json());
  const body: unknown = await response.json().catch(() => null);
  const parsed = pageDataSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  return flagSchema.safeParse(body).success ? MISSING : null;
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
