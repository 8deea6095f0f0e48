import { BuilderScreen } from "#features/page/builder/builder-screen.tsx";
import { usePageToBuild } from "#features/site/preview/use-page-to-build.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { LaterSignUps } from "./parts/lazy-sign-ups.tsx";

const noSuchPage = lazyPart(async () => (await import("./parts/no-such-page.tsx")).NoSuchPage);

/** `/pages/{pageId}/builder` */
export function Component() {
  return <BuilderScreen shown={usePageToBuild()} signUps={(props) => <LaterSignUps {...props} />} missing={<Missing />} />;
}

function Missing() {
  const NoSuchPage = noSuchPage.usePart();
  return NoSuchPage ? <NoSuchPage /> : null;
}
