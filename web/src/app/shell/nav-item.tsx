import { Link, useLocation } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { type Destination, isAt, ORDERS } from "./destinations.ts";

/** One entry of the rail or of the phone's sheet. */
export function NavItem({ item, toDo = 0 }: { item: Destination; toDo?: number }) {
  const { pathname } = useLocation();
  return (
    <Link className="nav" to={item.to} aria-current={isAt(pathname, item.to) ? "page" : undefined} title={item.label}>
      <Icon of={item.icon} />
      <span className="nav__label">{item.label}</span>
      {item === ORDERS && toDo > 0 ? (
        <span className="nav__n">
          {toDo}
          <span className="sr"> to do</span>
        </span>
      ) : null}
    </Link>
  );
}
