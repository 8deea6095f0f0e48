import type { Failure } from "@awning/domain/failure";
import { useState } from "react";
import { useLocation } from "react-router";
import { quotableDigest } from "#monitoring/report.ts";
import { Forbidden } from "./access-screen.tsx";
import { faultOf } from "./fault.ts";
import { FaultScreen, FRONT } from "./fault-screen.tsx";
import { takeTyped } from "./typed.ts";

/** What stands in place of the dashboard when the account could not be read. */
export function GateFault({ failure, owner }: { failure: Failure; owner: string | null }) {
  const { pathname } = useLocation();
  // The screen that was open stands until this one is drawn.
  useState(() => takeTyped({ owner, pathname }));
  const fault = faultOf(failure, navigator.onLine);
  const retry = () => window.location.reload();
  if (fault.kind === "forbidden") return <Forbidden retry={retry} />;
  return <FaultScreen fault={fault} digest={quotableDigest(failure)} retry={retry} home={FRONT} />;
}
