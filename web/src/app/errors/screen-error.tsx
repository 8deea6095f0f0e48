import { paths } from "@awning/domain/paths";
import { useSession } from "#data/session.ts";
import { ErrorFrame } from "#ui/error-frame.tsx";
import { Forbidden, SignedOut } from "./access-screen.tsx";
import { FaultScreen, TODAY } from "./fault-screen.tsx";
import { useFault } from "./use-fault.ts";

/** What stands in place of a screen of the dashboard that broke or may not be seen. The rail stays. */
export function ErrorBoundary() {
  const session = useSession();
  const owner = session.state === "signed_in" ? session.uid : null;
  const met = useFault(owner);
  if (met.fault.kind === "signed_out") return <SignedOut owner={owner} />;
  if (met.fault.kind === "forbidden") return <Forbidden retry={met.retry} />;
  return <FaultScreen {...met} home={TODAY} />;
}

/** The same where the dashboard itself could not be drawn. */
export function ShellError() {
  return (
    <ErrorFrame home={paths.home}>
      <ErrorBoundary />
    </ErrorFrame>
  );
}
