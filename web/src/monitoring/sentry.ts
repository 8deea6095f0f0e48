import { paths } from "@awning/domain/routes/paths";
import {
  addBreadcrumb,
  breadcrumbsIntegration,
  captureException,
  captureReactException,
  dedupeIntegration,
  type EventHint,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
} from "@sentry/react";
import { digestFor } from "./digests.ts";
import { scrubBreadcrumb, scrubEvent } from "./scrub-event.ts";
import type { How, Sender } from "./stored-errors.ts";

const UNHANDLED: ReadonlySet<How> = new Set(["uncaught", "script", "rejection"]);

/** Starts the SDK and returns the sender. It collects nothing itself but clicks and requests. */
export function startSentry(): Sender {
  init({
    dsn: __SENTRY_DSN__,
    tunnel: paths.monitoring,
    release: __RELEASE__,
    environment: __DEVELOPMENT__ ? "development" : "production",
    maxBreadcrumbs: 100,
    // Errors come from `report.ts`, which omits expected ones; routes come from the router, without ids. Console lines could
    // contain anything.
    defaultIntegrations: false,
    integrations: [
      breadcrumbsIntegration({ dom: true, fetch: true, xhr: true, history: false, sentry: false }),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
    ],
    sendClientReports: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      graphQL: { document: false, variables: false },
      genAI: { inputs: false, outputs: false },
      databaseQueryData: false,
      stackFrameVariables: false,
    },
    beforeSend: scrubEvent,
    beforeBreadcrumb: (breadcrumb) => (isOwnReport(breadcrumb.data?.url) ? null : scrubBreadcrumb(breadcrumb)),
  });
  return {
    moved: ({ from, to, timestamp }) => addBreadcrumb({ type: "navigation", category: "navigation", timestamp, data: { from, to } }),
    send: ({ error, how, componentStack, route }) => {
      const hint: EventHint = {
        mechanism: { type: `awning.${how}`, handled: !UNHANDLED.has(how) },
        captureContext: (scope) => scope.setTransactionName(route).setTags({ how, digest: digestFor(error) }),
      };
      if (componentStack) captureReactException(error, { componentStack }, hint);
      else captureException(error, hint);
    },
  };
}

function isOwnReport(url: unknown): boolean {
  return typeof url === "string" && url.endsWith(paths.monitoring);
}
