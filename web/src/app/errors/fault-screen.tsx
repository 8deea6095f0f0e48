import { paths } from "@awning/domain/routes/paths";
import { type ReactNode, useEffect } from "react";
import { Button, ButtonAnchor, ButtonLink } from "#ui/buttons/button.tsx";
import { ErrorScreen } from "#ui/feedback/error-screen.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import type { StallScene } from "#ui/stall-art.tsx";
import * as labels from "./labels.ts";
import type { Fault, MetFault } from "./use-fault.ts";

type Words = { scene: StallScene; title: string; text: ReactNode };
/** The way home: the dashboard for an owner, the front page for everybody else. */
export type Home = { to: string; words: string };
export const TODAY: Home = { to: paths.dashboard, words: labels.goToToday };
export const FRONT: Home = { to: paths.home, words: labels.goToTheHomePage };

/** Says what happened in place of a screen, and how to go on. */
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
          {/* After an exception whatever runs may be broken: the way home is a new load. */}
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

/** Sets the title of the document. Called in an effect, it comes after that of the route, which says where one wanted to go. */
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
