import { paths } from "@awning/domain/routes/paths";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { Nowhere } from "./parts/nowhere.tsx";

/** An unknown address below the private screens; the navigation stays. */
export function Component() {
  return (
    <Nowhere
      acts={
        <ButtonLink variant="primary" to={paths.dashboard}>
          Go to Today
        </ButtonLink>
      }
    />
  );
}
