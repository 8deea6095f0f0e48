import { paths } from "@awning/domain/paths";
import { ErrorFrame } from "#ui/error-frame.tsx";
import { FaultScreen, FRONT } from "./fault-screen.tsx";
import { useFault } from "./use-fault.ts";

/** What stands in place of a page that broke, outside of the dashboard. */
export function RouteError() {
  const met = useFault(null);
  return (
    <ErrorFrame home={paths.home}>
      <FaultScreen {...met} home={FRONT} />
    </ErrorFrame>
  );
}
