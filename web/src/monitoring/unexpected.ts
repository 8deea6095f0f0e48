import { Failure } from "@awning/domain/errors/failure";

// SDK codes for a missing connection, a canceled action or an ended session.
const EXPECTED_CODES: ReadonlySet<string> = new Set([
  "aborted",
  "cancelled",
  "deadline-exceeded",
  "permission-denied",
  "unauthenticated",
  "unavailable",
  "auth/cancelled-popup-request",
  "auth/network-request-failed",
  "auth/popup-blocked",
  "auth/popup-closed-by-user",
  "auth/user-disabled",
  "auth/user-token-expired",
  "storage/canceled",
  "storage/retry-limit-exceeded",
  "storage/unauthenticated",
  "storage/unauthorized",
]);
/** The same as each browser's message, because `fetch` has no code. */
const NO_CONNECTION = /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.?|network error)$/i;
const SUPERSEDED = /^Route Cancelled$/;
const NOT_OURS = /(?:chrome|moz|safari-web|safari)-extension:\/\//;
const PART_MISSING = /dynamically imported module|importing a module script|preload CSS/i;
const HARMLESS = /^ResizeObserver loop|^Script error\.?$/;
const MOST_CAUSES = 5;

/**
 * Whether an error is unexpected and so worth a report. An expected {@link Failure} is handled where it is caught; a lost
 * connection and a canceled request are no bugs.
 */
export function isUnexpected(error: unknown, { isOnline }: { isOnline: boolean }): boolean {
  return !causesOf(error).some((one) => isExpected(one, isOnline));
}

function isExpected(error: unknown, isOnline: boolean): boolean {
  if (error instanceof Failure) return error.code !== "internal";
  if (isRouteAnswer(error)) return error.status < 500;
  if (!(error instanceof Error)) return isAbort(error);
  if (isAbort(error) || SUPERSEDED.test(error.message) || HARMLESS.test(error.message)) return true;
  if ("code" in error && typeof error.code === "string" && EXPECTED_CODES.has(error.code)) return true;
  if (NOT_OURS.test(error.stack ?? "")) return true;
  return NO_CONNECTION.test(error.message) || (PART_MISSING.test(error.message) && !isOnline);
}

function isAbort(error: unknown): boolean {
  return typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";
}

/** A response the router reports as an error: a plain object in the router's own shape. */
function isRouteAnswer(error: unknown): error is { status: number } {
  return (
    typeof error === "object" &&
    error !== null &&
    !(error instanceof Error) &&
    "status" in error &&
    typeof error.status === "number" &&
    "internal" in error
  );
}

/** An error and its causes, at most five. */
export function causesOf(error: unknown): unknown[] {
  const all: unknown[] = [error];
  for (let last = error; last instanceof Error && last.cause !== undefined && all.length < MOST_CAUSES; last = last.cause)
    all.push(last.cause);
  return all;
}

/** The digest under which the server logged the failure, if any. */
export function digestOf(error: unknown): string | null {
  const digest = error instanceof Failure ? error.details.digest : null;
  return typeof digest === "string" && /^[0-9a-f]{6,64}$/.test(digest) ? digest : null;
}
