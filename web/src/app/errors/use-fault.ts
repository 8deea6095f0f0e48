import { useEffect } from "react";
import { useLocation, useNavigate, useRouteError } from "react-router";
import { quotableDigest, reportError } from "#monitoring/report.ts";
import { isLoadFailure } from "../stale-build.ts";
import type { TypedField } from "./aside.ts";
import { type Fault, faultOf } from "./fault.ts";
import { takeTyped } from "./typed.ts";

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
