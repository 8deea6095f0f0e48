import { paths } from "@awning/domain/routes/paths";
import type { ReactNode } from "react";
import { ErrorScreen } from "#ui/feedback/error-screen.tsx";

/** Shown at an unknown address; `acts` are the links on it. */
export function Nowhere({ acts }: { acts: ReactNode }) {
  return (
    <ErrorScreen contact={paths.contact} scene="empty" title="Page not found" acts={acts}>
      Check the address for typos. The page may also have moved.
    </ErrorScreen>
  );
}
