import { Failure } from "@awning/domain/failure";
import { paths } from "@awning/domain/paths";
import { useEffect } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "react-router";
import { reportError } from "#monitoring/report.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { failureWords } from "#ui/words.ts";
import { isLoadFailure } from "./stale-build.ts";

/** What stands in place of a screen that broke. The rest of the app stays; one press tries the screen again. */
export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    console.error(error);
    reportError(error, "boundary");
  }, [error]);
  const { title, text } = wordsFor(error);
  // Later than the title of the route, which says where one wanted to go.
  useEffect(() => {
    document.title = `${title} · Awning`;
  }, [title]);
  return (
    <main id="main" tabIndex={-1} className="screen">
      <EmptyState title={title} text={text}>
        <Button
          variant="ink"
          onClick={() => (isLoadFailure(error) ? window.location.reload() : navigate(pathname + search, { replace: true }))}
        >
          Try again
        </Button>
        <ButtonLink to={paths.dashboard}>Go to Today</ButtonLink>
      </EmptyState>
    </main>
  );
}

function wordsFor(error: unknown): { title: string; text: string } {
  if (isRouteErrorResponse(error) && error.status === 404)
    return { title: "Nothing here", text: "This address leads nowhere. It may have been deleted or never existed." };
  if (error instanceof Failure) return { title: "This did not work", text: failureWords(error) };
  if (isLoadFailure(error))
    return {
      title: "This part did not arrive",
      text: "The connection broke while this screen was loading. Nothing you typed elsewhere is lost.",
    };
  return {
    title: "This screen broke",
    text: "Something in it went wrong on our side. What was saved is safe. Trying again often helps; loading the page anew always does.",
  };
}
