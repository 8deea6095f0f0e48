import type { ReactNode } from "react";
import { Link } from "react-router";
import { AwningMark } from "../brand/awning-mark.tsx";
import "./error-frame.css";

/** The frame of an error screen that has no other: the logo and a link home. */
export function ErrorFrame({ home, children }: { home: string; children: ReactNode }) {
  return (
    <div className="fault-page">
      <header className="fault-page__head">
        <Link className="fault-page__brand" to={home} aria-label="Awning, home">
          <AwningMark size={34} />
          awning
        </Link>
        <Link className="fault-page__home" to={home}>
          Go to the home page
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="fault-page__main">
        {children}
      </main>
    </div>
  );
}
