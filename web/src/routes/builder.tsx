import { BuilderScreen } from "#features/page/builder/builder-screen.tsx";
import { usePageToBuild } from "#features/site/preview/use-page-to-build.ts";
import { LaterSignUps } from "./parts/lazy-sign-ups.tsx";

/** `/pages/{pageId}/builder` */
export function Component() {
  return <BuilderScreen shown={usePageToBuild()} signUps={(props) => <LaterSignUps {...props} />} />;
}
