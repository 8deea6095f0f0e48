import { Link, useLocation } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { CHAT, type Destination, isAt, ORDERS, RESERVATIONS, type Waiting } from "./destinations.ts";

/** One entry of the rail or of the phone's sheet. */
export function NavItem({ item, waiting }: { item: Destination; waiting?: Waiting }) {
  const { pathname } = useLocation();
  const { count, words } = waitsAt(item, waiting);
  return (
    <Link className="nav" to={item.to} aria-current={isAt(pathname, item.to) ? "page" : undefined} title={item.label}>
      <Icon of={item.icon} />
      <span className="nav__label">{item.label}</span>
      {count > 0 ? (
        <span className="nav__n">
          {count}
          <span className="sr"> {words}</span>
        </span>
      ) : null}
    </Link>
  );
}

function waitsAt(item: Destination, waiting: Waiting | undefined): { count: number; words: string } {
  if (item === CHAT) return { count: waiting?.unread ?? 0, words: "unread" };
  if (item === RESERVATIONS) return { count: waiting?.requests ?? 0, words: "unanswered" };
  return { count: item === ORDERS ? (waiting?.toDo ?? 0) : 0, words: "to do" };
}
