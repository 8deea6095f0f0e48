import type { ReactNode } from "react";
import "./ground.css";
import "./controls.css";
import "./frame.css";
import "./door.css";
import { BrandLink } from "./brand-link.tsx";
import { Under } from "./under.tsx";

type DoorFrameProps = {
  /** Where the mark leads. */
  home: string;
  /** The other way in, at the right of the board. */
  aside?: ReactNode;
  foot: ReactNode;
  children: ReactNode;
};

/** One column under the canopy, with one act: sign-in, sign-up and what belongs to them. */
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
