import { Failure, ownRefusal } from "@awning/domain/errors/failure";
import { useEffect } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "react-router";
import { quotableDigest, reportError } from "#monitoring/report.ts";
import { isLoadFailure } from "../stale-build.ts";
import { takeTyped } from "./typed.ts";
import type { TypedField } from "./typing.ts";

export type MetFault = {
  fault: Fault;
  /** Finds the line in the log or the report. */
  digest: string | null;
  retry: () => void;
};

/**
 * The error that a boundary of the router caught: reported, with what was typed on the broken screen put aside, and with
 * the way to try again in place. A part of the app that did not arrive needs a new load: browsers remember the failure.
 * @param owner whose text `typed` is; `null` where nobody is signed in
 */
export function useFault(owner: string | null, typed: readonly TypedField[]): MetFault {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each error
  useEffect(() => takeTyped({ owner, pathname }, typed), [error]);
  useEffect(() => {
    console.error(error);
    // Not while drawing: React's own hook comes first and knows which component broke.
    reportError(error, "boundary");
  }, [error]);
  const retry = () => {
    if (isLoadFailure(error)) window.location.reload();
    else void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return { fault: faultOf(error, navigator.onLine), digest: quotableDigest(error), retry };
}

/** What stands behind an error screen, as a person would tell it. */
export type Fault =
  | { kind: "signed_out" | "forbidden" | "not_found" }
  /** A part of the app could not be loaded: no connection, or a new build has taken its place. */
  | { kind: "offline" | "part_missing" }
  /** Expected, and its own words say what to do. */
  | { kind: "refused"; failure: Failure }
  | { kind: "exception"; side: "server" | "client" };

/** Sorts whatever a screen threw. `isOnline` is what the device says of its connection. */
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
  // Only what came from the service has a digest of its log or a status.
  return { kind: "exception", side: "digest" in details || "status" in details ? "server" : "client" };
}

function faultOfStatus(status: number): Fault {
  if (status === 401) return { kind: "signed_out" };
  if (status === 403) return { kind: "forbidden" };
  if (status >= 500) return { kind: "exception", side: "server" };
  return { kind: "not_found" };
}
