import type { ReactNode } from "react";
import "./error-screen.css";
import { CopyButton } from "../buttons/copy-button.tsx";
import { StallArt, type StallScene } from "../stall-art.tsx";

type ErrorScreenProps = {
  scene: StallScene;
  /** What happened, in a few words. */
  title: string;
  /** What is safe, and what to do next. */
  children: ReactNode;
  acts: ReactNode;
  /** Identifies the log entry and the report; `null` without one. */
  digest?: string | null;
  /** A quiet line below. */
  note?: ReactNode;
  /** The contact page of the site's host. */
  contact: string;
};

/** The layout of every error and access-denied screen. */
export function ErrorScreen({ scene, title, children, acts, digest = null, note, contact }: ErrorScreenProps) {
  return (
    <div className="fault">
      <div className="fault__text">
        <div role="alert">
          <h1 className="fault__title">{title}</h1>
          <p className="fault__lead">{children}</p>
        </div>
        <div className="fault__acts">{acts}</div>
        {digest === null ? null : (
          <div className="fault__digest">
            <span>
              Error code <code>{digest}</code>
            </span>
            <CopyButton text={digest} size="sm">
              Copy
            </CopyButton>
          </div>
        )}
        {note ? <p className="fault__note">{note}</p> : null}
        <p className="fault__note">
          Still stuck? {/* A full page load, because client-side navigation may be broken here. */}
          <a className="link" href={contact}>
            Contact us
          </a>
        </p>
      </div>
      <StallArt scene={scene} />
    </div>
  );
}
