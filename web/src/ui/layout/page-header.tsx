import { ChevronLeft } from "lucide-react";
import { Children, type ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../icon.tsx";
import "./page-header.css";

/**
 * The header of a screen: title, status line and actions. `state` is one or more items, separated by dots. `back` links to the
 * parent list. A list that stays beside what it opened has `level` 2, because the title of the screen is in the other pane.
 */
export function PageHeader({
  title,
  state,
  actions,
  back,
  level = 1,
}: {
  title: ReactNode;
  state?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
  level?: 1 | 2;
}) {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <>
      {back ? (
        <Link className="back" to={back.to}>
          <Icon of={ChevronLeft} size="sm" /> {back.label}
        </Link>
      ) : null}
      <header className="head">
        <div className="head__text">
          <Title className="head__title">{title}</Title>
          {state === undefined ? null : (
            <div className="head__line">
              <span className="head__bits">
                {Children.toArray(state).map((bit, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have no identity beyond their place
                  <span className="bit" key={index}>
                    {bit}
                  </span>
                ))}
              </span>
            </div>
          )}
        </div>
        {actions === undefined ? null : <div className="acts">{actions}</div>}
      </header>
    </>
  );
}
