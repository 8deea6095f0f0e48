import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Icon } from "../icon.tsx";
import "./ground.css";
import "./controls.css";
import "./frame.css";
import { BrandLink } from "./brand-link.tsx";
import { Under } from "./under.tsx";

type SiteFrameProps = {
  home: string;
  /** Sets which page rules apply: the front, or a page with a masthead. */
  kind: "front" | "page";
  /** Links of the board; on a phone they move into the menu, followed by `menuActs`. */
  links: ReactNode;
  acts: ReactNode;
  menuActs: ReactNode;
  foot: ReactNode;
  children: ReactNode;
};

/** A page on the street: the fascia board with the navigation, the canopy, the page and the kerb. */
export function SiteFrame({ home, kind, links, acts, menuActs, foot, children }: SiteFrameProps) {
  // A new key closes the menu when one of its links was followed.
  const location = useLocation();
  return (
    <div className={`st st-${kind}`}>
      <header className="st-fascia">
        <div className="st-wrap st-fascia-in">
          <BrandLink to={home} />
          <nav className="st-fascia-nav" aria-label="Site">
            {links}
          </nav>
          <div className="st-fascia-acts">{acts}</div>
          <details className="st-menu" key={location.key}>
            <summary aria-label="Menu">
              <Icon of={Menu} size="lg" />
            </summary>
            <nav className="st-menu-sheet" aria-label="Site menu">
              {links}
              {menuActs}
            </nav>
          </details>
        </div>
      </header>
      <Under />
      {children}
      {foot}
    </div>
  );
}
