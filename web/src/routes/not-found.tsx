import { paths } from "@awning/domain/paths";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Any address of the app that leads nowhere. */
export function Component() {
  return (
    <main id="main" tabIndex={-1}>
      <EmptyState title="Nothing here" text="This address leads nowhere. It may have moved, or a letter is missing.">
        <ButtonLink variant="ink" to={paths.dashboard}>
          Go to Today
        </ButtonLink>
        <ButtonLink to={paths.home}>To the front page</ButtonLink>
      </EmptyState>
    </main>
  );
}
