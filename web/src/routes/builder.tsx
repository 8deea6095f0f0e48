import { ownPagePaths, paths } from "@awning/domain/routes/paths";
import { BuilderScreen } from "#features/page/builder/builder-screen.tsx";
import { usePageToBuild } from "#features/site/preview/use-page-to-build.ts";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { ErrorFrame } from "#ui/feedback/error-frame.tsx";
import { LaterSignUps } from "./parts/lazy-sign-ups.tsx";
import { Nowhere } from "./parts/nowhere.tsx";

/** `/pages/{pageId}/builder` */
export function Component() {
  return <BuilderScreen shown={usePageToBuild()} signUps={(props) => <LaterSignUps {...props} />} missing={MISSING} />;
}

const MISSING = (
  <ErrorFrame home={paths.home}>
    <Nowhere
      acts={
        <ButtonLink variant="primary" to={ownPagePaths.list}>
          Go to Pages
        </ButtonLink>
      }
    />
  </ErrorFrame>
);
