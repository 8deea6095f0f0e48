import { ownPagePaths, paths } from "@awning/domain/routes/paths";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { ErrorFrame } from "#ui/feedback/error-frame.tsx";
import { Nowhere } from "./nowhere.tsx";

/** Replaces the editor of a page that does not exist. */
export function NoSuchPage() {
  return (
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
}
