import type { ReactNode } from "react";
import "./ground.css";
import "./controls.css";
import "./frame.css";
import "./door.css";
import { BrandLink } from "./brand-link.tsx";
import { Under } from "./under.tsx";

type DoorFrameProps = {
  /** The address of the logo's link. */
  home: string;
  /** The link to the other form, at the right of the header. */
  aside?: ReactNode;
  foot: ReactNode;
  children: ReactNode;
};

/** One centered column with one action: sign-in, sign-up and related pages. */
export function AuthFrame({ home, aside, foot, children }: DoorFrameProps) {
  return (
    <div className="st st-door">
      <header className="st-fascia">
        <div className="st-wrap st-fascia-in">
          <BrandLink to={home} />
          {aside && <p className="st-door-alt">{aside}</p>}
        </div>
      </header>
      <Under />
      <main id="main" tabIndex={-1} className="st-door-col">
        {children}
      </main>
      <footer className="st-door-foot st-wrap">{foot}</footer>
    </div>
  );
}
