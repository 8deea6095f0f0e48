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
  /** Selects the page styles: the home page, or a page with a masthead. */
  kind: "front" | "page";
  /** The header's links; on a phone they are in the menu, followed by `menuActs`. */
  links: ReactNode;
  acts: ReactNode;
  menuActs: ReactNode;
  foot: ReactNode;
  children: ReactNode;
};

/** A marketing page: header with navigation, canopy, content and footer. */
export function SiteFrame({ home, kind, links, acts, menuActs, foot, children }: SiteFrameProps) {
  // A new key closes the menu after one of its links was followed.
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
