import { Failure } from "@awning/domain/errors/failure";

// What the SDKs throw when there is no connection, somebody changed their mind, or the sign-in is over.
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
/** The same by the words of each browser: `fetch` gives no code. */
const NO_CONNECTION = /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.?|network error)$/i;
const SUPERSEDED = /^Route Cancelled$/;
const NOT_OURS = /(?:chrome|moz|safari-web|safari)-extension:\/\//;
const PART_MISSING = /dynamically imported module|importing a module script|preload CSS/i;
const HARMLESS = /^ResizeObserver loop|^Script error\.?$/;
const MOST_CAUSES = 5;

/**
 * Whether an error is one that nobody foresaw, and so worth a report. An expected {@link Failure} is told to whoever met
 * it and mended there; a broken connection and a request that was given up are nobody's fault.
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

/** An answer that the router shows as an error: it is a plain object in the router's own shape. */
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

/** An error, what caused it, what caused that; at most five. */
export function causesOf(error: unknown): unknown[] {
  const all: unknown[] = [error];
  for (let last = error; last instanceof Error && last.cause !== undefined && all.length < MOST_CAUSES; last = last.cause)
    all.push(last.cause);
  return all;
}

/** The digest under which the server logged what failed, if it says one. */
export function digestOf(error: unknown): string | null {
  const digest = error instanceof Failure ? error.details.digest : null;
  return typeof digest === "string" && /^[0-9a-f]{6,64}$/.test(digest) ? digest : null;
}
