import { paths } from "@awning/domain/routes/paths";
import { type ReactNode, useEffect } from "react";
import { Button, ButtonAnchor, ButtonLink } from "#ui/buttons/button.tsx";
import { ErrorScreen } from "#ui/feedback/error-screen.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import type { StallScene } from "#ui/stall-art.tsx";
import type { Fault, MetFault } from "./use-fault.ts";

type Words = { scene: StallScene; title: string; text: ReactNode };
/** The way home: the dashboard for an owner, the front page for everybody else. */
export type Home = { to: string; words: string };
export const TODAY: Home = { to: paths.dashboard, words: "Go to Today" };
export const FRONT: Home = { to: paths.home, words: "Go to the home page" };

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
              Try again
            </Button>
          )}
          {fault.kind === "signed_out" && (
            <ButtonLink variant="primary" to={paths.auth.login}>
              Log in
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
      note={fault.kind === "exception" ? "What you typed here will be restored when you try again." : undefined}
    >
      {text}
    </ErrorScreen>
  );
}

/** Sets the title of the document. Called in an effect, it comes after that of the route, which says where one wanted to go. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title.replace(/\.$/, "")} · Awning`;
  }, [title]);
}

function wordsFor(fault: Fault): Words {
  switch (fault.kind) {
    case "not_found":
      return {
        scene: "empty",
        title: "Page not found",
        text: "It may have been deleted, or the address has a typo.",
      };
    case "signed_out":
      return { scene: "shut", title: "The shutter is down.", text: "Log in to continue." };
    case "forbidden":
      return { scene: "private", title: "You don’t have access.", text: "This belongs to another account." };
    case "offline":
      return {
        scene: "shut",
        title: "You’re offline",
        text: "This screen hasn’t been loaded yet. Anything you typed elsewhere is safe. Try again when you’re back online.",
      };
    case "part_missing":
      return {
        scene: "broken",
        title: "This page couldn’t load",
        text: "The connection was lost, or a new version was just released. Anything you typed elsewhere is safe.",
      };
    case "refused":
      return { scene: "broken", title: "Something went wrong", text: failureLabel(fault.failure) };
    case "exception":
      return {
        scene: "broken",
        title: "The awning came down.",
        text: (
          <>
            Application error: a {fault.side}-side exception has occurred while loading <b>{window.location.host}</b>. What you saved is
            safe, and nothing was sent twice.
          </>
        ),
      };
  }
}
