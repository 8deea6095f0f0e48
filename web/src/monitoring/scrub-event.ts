import { scrubText, scrubUrl } from "@awning/domain/monitoring/scrub";
import { wholeCodePoints } from "@awning/domain/values/characters";
import type { Breadcrumb, ErrorEvent, Exception, StackFrame } from "@sentry/react";

const TAGS: readonly string[] = ["digest", "how"];
const TAG = /^[a-z0-9]{1,64}$/;
/** Routes are patterns (`/orders/:id`), so they contain no ids. */
const ROUTE = /^[/a-z:*-]{1,100}$/i;
const URLS: readonly string[] = ["url", "from", "to"];

/**
 * What of an event may leave the browser. An allow-list, so a later SDK version cannot add unknown data: no user, no extra
 * data, no headers but the browser's name, no variables, no source lines.
 */
export function scrubEvent(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, platform, level, release, environment, sdk, debug_meta } = event;
  const { transaction = "", message, exception, request, breadcrumbs, contexts, tags = {} } = event;
  const agent = request?.headers?.["User-Agent"];
  return {
    ...{ type: undefined, event_id, timestamp, platform, level, release, environment, sdk, debug_meta },
    transaction: ROUTE.test(transaction) ? transaction : undefined,
    message: scrubbed(message, scrubText),
    exception: exception && { values: exception.values?.map(scrubException) },
    request: request && { url: scrubbed(request.url, scrubUrl), headers: agent ? { "User-Agent": agent } : undefined },
    breadcrumbs: breadcrumbs?.map(scrubBreadcrumb),
    contexts: contexts?.react && { react: { version: contexts.react.version } },
    tags: Object.fromEntries(Object.entries(tags).filter(([name, value]) => TAGS.includes(name) && TAG.test(String(value)))),
  };
}

function scrubException({ type, value, mechanism, stacktrace }: Exception): Exception {
  const { type: how = "generic", handled, source, exception_id, parent_id } = mechanism ?? {};
  return {
    type: scrubbed(type, scrubText),
    value: scrubbed(value, scrubText),
    mechanism: mechanism && { type: how, handled, source, exception_id, parent_id },
    stacktrace: stacktrace && { frames: stacktrace.frames?.map(scrubFrame) },
  };
}

function scrubFrame({ filename, function: name, lineno, colno, in_app, debug_id }: StackFrame): StackFrame {
  return { filename: scrubbed(filename, scrubUrl), function: scrubbed(name, scrubText), lineno, colno, in_app, debug_id };
}

/** The user's earlier actions without their targets: element types, methods, routes and states. */
export function scrubBreadcrumb({ type, category, level, message, timestamp, data = {} }: Breadcrumb): Breadcrumb {
  const { method, status_code } = data;
  const urls = Object.entries(data).flatMap(([name, value]) =>
    URLS.includes(name) && typeof value === "string" ? [[name, scrubUrl(value)] as const] : [],
  );
  const kept = {
    ...Object.fromEntries(urls),
    ...(typeof method === "string" ? { method } : {}),
    ...(typeof status_code === "number" ? { status_code } : {}),
  };
  return {
    ...{ type, category, level, timestamp },
    message: scrubbed(message, category?.startsWith("ui.") ? scrubSelector : scrubText),
    data: Object.keys(kept).length > 0 ? kept : undefined,
  };
}

/** `button.primary[aria-label="Order of …"]` keeps the element and its classes, because its label may name a person. */
function scrubSelector(selector: string): string {
  return wholeCodePoints(selector, 300)
    .replace(/\[(?!type=)([\w-]+)=(?:"[^"]*"?|[^\]]*)\]?/g, "[$1]")
    .replace(/#[^\s.[>]+/g, "#id");
}

function scrubbed(text: string | undefined, scrub: (text: string) => string): string | undefined {
  return text === undefined ? undefined : scrub(text);
}
