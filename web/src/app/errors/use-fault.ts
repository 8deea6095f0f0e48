import { Failure, ownRefusal } from "@awning/domain/errors/failure";
import { useEffect } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "react-router";
import { quotableDigest, reportError } from "#monitoring/report.ts";
import { isLoadFailure } from "../stale-build.ts";
import { takeTyped } from "./typed.ts";
import type { TypedField } from "./typing.ts";

export type MetFault = {
  fault: Fault;
  /** Identifies the log entry or the report. */
  digest: string | null;
  retry: () => void;
};

/**
 * The error an error boundary of the router caught: reports it, stores the text typed on the broken screen and offers a retry.
 * A chunk that failed to load needs a page load, because browsers cache the failure.
 * @param owner whose text `typed` is; `null` when signed out
 */
export function useFault(owner: string | null, typed: readonly TypedField[]): MetFault {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each error
  useEffect(() => takeTyped({ owner, pathname }, typed), [error]);
  useEffect(() => {
    console.error(error);
    // In an effect, because React's own hook runs first and knows the broken component.
    reportError(error, "boundary");
  }, [error]);
  const retry = () => {
    if (isLoadFailure(error)) window.location.reload();
    else void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return { fault: faultOf(error, navigator.onLine), digest: quotableDigest(error), retry };
}

/** What went wrong, in terms a user understands. */
export type Fault =
  | { kind: "signed_out" | "forbidden" | "not_found" }
  /** A chunk failed to load: offline, or replaced by a new build. */
  | { kind: "offline" | "part_missing" }
  /** Expected; its own text says what to do. */
  | { kind: "refused"; failure: Failure }
  | { kind: "exception"; side: "server" | "client" };

/** Classifies an error a screen threw. `isOnline` is the device's connection status. */
export function faultOf(error: unknown, isOnline: boolean): Fault {
  if (isLoadFailure(error)) return { kind: isOnline ? "part_missing" : "offline" };
  if (error instanceof Failure) return faultOfFailure(error);
  if (isRouteErrorResponse(error)) return faultOfStatus(error.status);
  return { kind: "exception", side: "client" };
}

function faultOfFailure(failure: Failure): Fault {
  const { code, details } = failure;
  if (ownRefusal(failure)) return { kind: "refused", failure };
  if (code === "signed_out" || code === "forbidden" || code === "not_found") return { kind: code };
  if (code !== "internal") return { kind: "refused", failure };
  // Only errors of the service have a log digest or a status.
  return { kind: "exception", side: "digest" in details || "status" in details ? "server" : "client" };
}

function faultOfStatus(status: number): Fault {
  if (status === 401) return { kind: "signed_out" };
  if (status === 403) return { kind: "forbidden" };
  if (status >= 500) return { kind: "exception", side: "server" };
  return { kind: "not_found" };
}
