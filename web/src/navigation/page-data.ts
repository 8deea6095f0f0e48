import { PAGE_DATA_HEADER } from "@awning/domain/routes/paths";
import * as z from "zod/mini";

const ATTEMPTS_AFTER_SERVER_RENDER = 3;
/** Delays in ms before the second and third try, to relieve a troubled server. */
const PAUSES = [100, 300];

/** The response to a GET with the marker header. `props` depend on `kind`; the renderer parses them. */
export const pageDataSchema = z.object({
  kind: z.string(),
  status: z.number(),
  notFound: z.optional(z.boolean()),
  title: z.string(),
  description: z.string(),
  /** The canonical address; `null` for pages excluded from search. */
  canonical: z.nullable(z.string()),
  /** The address of the preview image, if there is one. */
  image: z.optional(z.string()),
  /** A hash of the design on top of the theme; missing for the theme alone. */
  look: z.optional(z.string()),
  /** Hosts of its players, separated by spaces, if there are any. */
  frames: z.optional(z.string()),
  props: z.record(z.string(), z.unknown()),
});
export type PageData = z.infer<typeof pageDataSchema>;
/** A minimal not-found response, for example from a cache or another version of the server. */
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
/** The data of a page with its final address, because a moved page answers from its new one. */
export type LoadedPage = { url: string; data: PageData };

/** A navigation replaced by another one: neither shown nor reported. */
export class RouteCancelled extends Error {
  constructor() {
    super("Route Cancelled");
    this.name = "RouteCancelled";
  }
}

type Request = {
  fetch: typeof fetch;
  /** Whether this document's first view was server-rendered; then a page is worth more than one try. */
  isServerRendered: boolean;
  signal: AbortSignal;
  /** Waits for that many ms. */
  pause?: (ms: number) => Promise<void>;
};

/**
 * Requests page data. A server error is tried up to three times after a server-rendered first view, otherwise once. A 404
 * flagged as not found is a page like any other; with the flag alone its `props` are empty. Rejects with {@link
 * RouteCancelled} when aborted, with `Failed to load static props` for every other answer that is not OK, and with the error
 * of the fetch or of the parser when there is no answer or it is no page data.
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
    // Bypasses the browser's cache, which has one entry for both responses of an address and makes a document wait for its
    // data.
    const response = await request.fetch(url, { headers: { [PAGE_DATA_HEADER]: "1" }, credentials: "omit", cache: "no-store", signal });
    if (response.status < 500 || attempt >= attempts) return response;
    await pause(PAUSES[attempt - 1] ?? 0);
    signal.throwIfAborted();
  }
}

async function readBody(response: Response): Promise<PageData | null> {
  // Not every 404 is ours; one without page data is a failure.
  if (response.ok) return pageDataSchema.parse(await response.json());
  const body: unknown = await response.json().catch(() => null);
  const parsed = pageDataSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  return flagSchema.safeParse(body).success ? MISSING : null;
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
