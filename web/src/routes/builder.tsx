import { BuilderScreen } from "#features/builder/builder-screen.tsx";
import { usePageToBuild } from "#features/preview/use-page-to-build.ts";

/** `/pages/{pageId}/builder` */
export function Component() {
  return <BuilderScreen shown={usePageToBuild()} />;
}
