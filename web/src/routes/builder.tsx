import { BuilderScreen } from "#features/builder/builder-screen.tsx";
import { usePageToBuild } from "#features/preview/use-page-to-build.ts";
import { LaterSignUps } from "./parts/later-sign-ups.tsx";

/** `/pages/{pageId}/builder` */
export function Component() {
  return <BuilderScreen shown={usePageToBuild()} signUps={(props) => <LaterSignUps {...props} />} />;
}
