import { Bell, Ellipsis } from "lucide-react";
import { Link, useLocation } from "react-router";
import { Canopy } from "#ui/brand/canopy.tsx";
import { Count } from "#ui/count.tsx";
import { Icon } from "#ui/icon.tsx";
import { CHAT, type Destination, GROUPS, isAt, LINKS, ORDERS, RESERVATIONS, TODAY, type Waiting } from "./destinations.ts";

const PAGE = { ...LINKS, label: "Page" };

/** The phone's navigation: four destinations and a sheet with the others. */
export function BottomBar({ waiting, isMoreOpen, onMore }: { waiting: Waiting; isMoreOpen: boolean; onMore: () => void }) {
  const { pathname } = useLocation();
  const pagePlaces = GROUPS.find((group) => group.label === "Page")?.items ?? [];
  const places = [
    { ...TODAY, isHere: isAt(pathname, TODAY.to) },
    { ...ORDERS, isHere: isAt(pathname, ORDERS.to) },
    { ...PAGE, isHere: pagePlaces.some((item) => isAt(pathname, item.to)) },
    { ...CHAT, isHere: isAt(pathname, CHAT.to) },
  ];
  const isElsewhere = places.every((place) => !place.isHere);
  return (
    <nav className="bar" aria-label="Main, phone">
      {places.map((place) => (
        <Link key={place.label} className="bar__item" to={place.to} aria-current={place.isHere ? "page" : undefined}>
          {place.isHere ? <Canopy /> : null}
          <Icon of={place.icon} />
          {place.to === ORDERS.to ? <Count n={waiting.toDo} label="to do" /> : null}
          {place.to === CHAT.to ? <Count n={waiting.unread} label="unread" /> : null}
          {place.label}
        </Link>
      ))}
      <button
        type="button"
        className="bar__item"
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        aria-current={isElsewhere ? "true" : undefined}
        onClick={onMore}
      >
        {isElsewhere ? <Canopy /> : null}
        <Icon of={Ellipsis} />
        <Count n={waiting.news} label="unread notifications" />
        More
      </button>
    </nav>
  );
}

/** An entry of the navigation or of the phone's sheet. */
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

/** Opens the notifications, beside the entries of the navigation. */
export function NewsButton({ waiting, onNews }: { waiting: Waiting; onNews: () => void }) {
  return (
    <button type="button" className="nav" onClick={onNews} aria-haspopup="dialog" title="Notifications">
      <Icon of={Bell} />
      <span className="nav__label">Notifications</span>
      <Count n={waiting.news} label="unread" />
    </button>
  );
}

function waitsAt(item: Destination, waiting: Waiting | undefined): { count: number; words: string } {
  if (item === CHAT) return { count: waiting?.unread ?? 0, words: "unread" };
  if (item === RESERVATIONS) return { count: waiting?.requests ?? 0, words: "unanswered" };
  return { count: item === ORDERS ? (waiting?.toDo ?? 0) : 0, words: "to do" };
}
