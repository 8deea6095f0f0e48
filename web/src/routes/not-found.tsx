import { paths } from "@awning/domain/routes/paths";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { ErrorFrame } from "#ui/feedback/error-frame.tsx";
import { Nowhere } from "./parts/nowhere.tsx";

/** An unknown address of the app. */
export function Component() {
  return (
    <ErrorFrame home={paths.home}>
      <Nowhere
        acts={
          <>
            <ButtonLink variant="primary" to={paths.dashboard}>
              Go to Today
            </ButtonLink>
            <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
          </>
        }
      />
    </ErrorFrame>
  );
}
