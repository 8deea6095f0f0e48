import { paths } from "@awning/domain/routes/paths";
import type { ReactNode } from "react";
import { ErrorScreen } from "#ui/feedback/error-screen.tsx";

/** What stands at an address that leads nowhere; `acts` lead on. */
export function Nowhere({ acts }: { acts: ReactNode }) {
  return (
    <ErrorScreen contact={paths.contact} scene="empty" title="Page not found" acts={acts}>
      Check the address for typos. The page may also have moved.
    </ErrorScreen>
  );
}
