import { paths } from "@awning/domain/routes/paths";
import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { keptOrders } from "#data/order/kept-orders.ts";
import { isTyping } from "#ui/fields/is-typing.ts";
import { Icon } from "#ui/icon.tsx";
import * as labels from "./labels.ts";

export type WayBack = { to: string; label: string };

/** The list as it was left: with its view, filters, search and sort. */
export function useWayBack(siteId: string | null): WayBack {
  const address = siteId === null ? "" : keptOrders(siteId, "list").address;
  return { to: `${paths.orders}${address && `?${address}`}`, label: labels.orders };
}

/** The orders before and after this one in the list that was last seen, also by `k` and `j`. Draws nothing for any other order. */
export function OrderNeighbors({ siteId, orderId }: { siteId: string; orderId: string }) {
  const { ids } = keptOrders(siteId, "list");
  const at = ids.indexOf(orderId);
  const [previous, next] = at < 0 ? [undefined, undefined] : [ids[at - 1], ids[at + 1]];
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open], [popover]:popover-open")) return;
      const to = event.key === "j" ? next : event.key === "k" ? previous : undefined;
      if (to !== undefined) void navigate(paths.order(to));
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [previous, next, navigate]);
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="across order-neighbors" aria-label={labels.orders}>
      <Neighbor icon={ChevronLeft} label={labels.previousOrder} orderId={previous} />
      <Neighbor icon={ChevronRight} label={labels.nextOrder} orderId={next} />
    </nav>
  );
}

function Neighbor({ icon, label, orderId }: { icon: LucideIcon; label: string; orderId: string | undefined }) {
  const className = "btn btn--icon btn--bare";
  if (orderId === undefined) {
    return (
      <span className={className} aria-hidden="true">
        <Icon of={icon} />
      </span>
    );
  }
  return (
    <Link className={className} to={paths.order(orderId)} aria-label={label} title={label}>
      <Icon of={icon} />
    </Link>
  );
}
