import { paths } from "@awning/domain/routes/paths";
import { ErrorFrame } from "#ui/feedback/error-frame.tsx";
import { FaultScreen, FRONT } from "./fault-screen.tsx";
import type { TypedField } from "./typing.ts";
import { useFault } from "./use-fault.ts";

export type ErrorProps = { typed: readonly TypedField[] };

/** Replaces a broken page outside the dashboard. */
export function PageError({ typed }: ErrorProps) {
  const met = useFault(null, typed);
  return (
    <ErrorFrame home={paths.home}>
      <FaultScreen {...met} home={FRONT} />
    </ErrorFrame>
  );
}
