import { Failure, ownRefusal } from "@awning/domain/errors/failure";
import { isRouteErrorResponse } from "react-router";
import { isLoadFailure } from "../stale-build.ts";

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
