import type { Failure } from "@awning/domain/errors/failure";
import { paths } from "@awning/domain/routes/paths";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useSession } from "#data/account/session.ts";
import { quotableDigest } from "#monitoring/report.ts";
import { ErrorFrame } from "#ui/feedback/error-frame.tsx";
import { Forbidden, SignedOut } from "./access-screen.tsx";
import { FaultScreen, FRONT, TODAY } from "./fault-screen.tsx";
import type { ErrorProps } from "./screens.tsx";
import { takeTyped } from "./typed.ts";
import type { TypedField } from "./typing.ts";
import { faultOf, useFault } from "./use-fault.ts";

/** Replaces a dashboard screen that broke or is not accessible. The navigation stays. */
export function ScreenError({ typed }: ErrorProps) {
  const session = useSession();
  const owner = session.state === "signed_in" ? session.uid : null;
  const met = useFault(owner, typed);
  if (met.fault.kind === "signed_out") return <SignedOut />;
  if (met.fault.kind === "forbidden") return <Forbidden retry={met.retry} />;
  return <FaultScreen {...met} home={TODAY} />;
}

/** The same when the dashboard itself fails to render. */
export function ShellError(props: ErrorProps) {
  return (
    <ErrorFrame home={paths.home}>
      <ScreenError {...props} />
    </ErrorFrame>
  );
}

/**
 * Replaces the dashboard when the account cannot be read or the session ended while the user was working.
 * @param failure `null` after the session ended
 * @param owner the user who typed `typed`
 */
export function GateError({ failure, owner, typed }: { failure: Failure | null; owner: string | null; typed: readonly TypedField[] }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the screen that was there
  useEffect(() => takeTyped({ owner, pathname }, typed), []);
  return <ErrorFrame home={paths.home}>{failure ? <Unread failure={failure} /> : <SignedOut />}</ErrorFrame>;
}

function Unread({ failure }: { failure: Failure }) {
  const fault = faultOf(failure, navigator.onLine);
  const retry = () => window.location.reload();
  if (fault.kind === "forbidden") return <Forbidden retry={retry} />;
  return <FaultScreen fault={fault} digest={quotableDigest(failure)} retry={retry} home={FRONT} />;
}
