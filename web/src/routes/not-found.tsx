import { paths } from "@awning/domain/paths";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorFrame } from "#ui/error-frame.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";

/** Any address of the app that leads nowhere. */
export function Component() {
  return (
    <ErrorFrame home={paths.home}>
      <ErrorScreen
        scene="empty"
        title="Nothing here."
        acts={
          <>
            <ButtonLink variant="primary" to={paths.dashboard}>
              Go to Today
            </ButtonLink>
            <ButtonLink to={paths.home}>To the front page</ButtonLink>
          </>
        }
      >
        This address leads nowhere. It may have moved, or a letter is missing.
      </ErrorScreen>
    </ErrorFrame>
  );
}
