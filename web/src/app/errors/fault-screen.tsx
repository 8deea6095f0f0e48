import { paths } from "@awning/domain/routes/paths";
import { type ReactNode, useEffect } from "react";
import { Button, ButtonAnchor, ButtonLink } from "#ui/buttons/button.tsx";
import { ErrorScreen } from "#ui/feedback/error-screen.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import type { StallScene } from "#ui/stall-art.tsx";
import * as labels from "./labels.ts";
import type { Fault, MetFault } from "./use-fault.ts";

type Words = { scene: StallScene; title: string; text: ReactNode };
/** The link home: the dashboard for an owner, the home page for other users. */
export type Home = { to: string; words: string };
export const TODAY: Home = { to: paths.dashboard, words: labels.goToToday };
export const FRONT: Home = { to: paths.home, words: labels.goToTheHomePage };

/** Replaces a screen with what happened and what to do. */
export function FaultScreen({ fault, digest, retry, home }: MetFault & { home: Home }) {
  const { scene, title, text } = wordsFor(fault);
  useDocumentTitle(title);
  const canRetry = fault.kind !== "not_found" && fault.kind !== "signed_out";
  return (
    <ErrorScreen
      contact={paths.contact}
      scene={scene}
      title={title}
      digest={digest}
      acts={
        <>
          {canRetry && (
            <Button variant="primary" onClick={retry}>
              {labels.tryAgain}
            </Button>
          )}
          {fault.kind === "signed_out" && (
            <ButtonLink variant="primary" to={paths.auth.login}>
              {labels.logInAction}
            </ButtonLink>
          )}
          {/* After an exception the app's state may be broken, so the link home is a full load. */}
          {fault.kind === "exception" ? (
            <ButtonAnchor href={home.to}>{home.words}</ButtonAnchor>
          ) : (
            <ButtonLink variant={canRetry || fault.kind === "signed_out" ? "outline" : "primary"} to={home.to}>
              {home.words}
            </ButtonLink>
          )}
        </>
      }
      note={fault.kind === "exception" ? labels.typedKeptHint : undefined}
    >
      {text}
    </ErrorScreen>
  );
}

/** Sets the document's title. Called in an effect, so it overrides the route's title. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = labels.awning(title.replace(/\.$/, ""));
  }, [title]);
}

function wordsFor(fault: Fault): Words {
  switch (fault.kind) {
    case "not_found":
      return {
        scene: "empty",
        title: labels.pageNotFound,
        text: labels.notFoundHint,
      };
    case "signed_out":
      return { scene: "shut", title: labels.theShutterIsDown, text: labels.logInToContinue };
    case "forbidden":
      return { scene: "private", title: labels.youDontHaveAccess, text: labels.otherAccountTitle };
    case "offline":
      return {
        scene: "shut",
        title: labels.youreOffline,
        text: labels.offlineScreenText,
      };
    case "part_missing":
      return {
        scene: "broken",
        title: labels.thisPageCouldntLoad,
        text: labels.screenFailedText,
      };
    case "refused":
      return { scene: "broken", title: labels.somethingWentWrong, text: failureLabel(fault.failure) };
    case "exception":
      return {
        scene: "broken",
        title: labels.theAwningCameDown,
        text: <>{labels.exceptionText(fault.side, <b>{window.location.host}</b>)}</>,
      };
  }
}
