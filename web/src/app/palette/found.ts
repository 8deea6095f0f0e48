import { reservationPaths } from "@awning/domain/booking/paths";
import { orderName } from "@awning/domain/order/order";
import { matchesProductSearch } from "@awning/domain/product/search";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { paths, peoplePaths } from "@awning/domain/routes/paths";
import { beginWords, termOf } from "@awning/domain/values/search-terms";
import { Amphora, CalendarDays, MessageCircle, Package, SquareUserRound } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useFoundReservations } from "#data/booking/reservations.ts";
import { useFoundConversations } from "#data/chat/found-conversations.ts";
import { useFoundPeople } from "#data/contact/people-list.ts";
import type { Live } from "#data/core/live.ts";
import { useFoundOrders } from "#data/order/found-orders.ts";
import { useFoundProducts } from "#data/product/found-products.ts";
import { textLocale } from "#ui/locale.ts";
import type { PaletteItem } from "./commands.ts";
import * as labels from "./labels.ts";

/** How long typing must rest before the database is asked, ms. */
const REST_MS = 200;
/** Documents read of each kind, so at most five times as many for a search. */
const READ = 3;

export type Found = { items: PaletteItem[]; state: "ready" | "searching" | "failed" };

/** Orders, people, bookings, conversations and products that begin with what is typed; from two characters on. */
export function useFound(siteId: string | null, typed: string, goTo: (path: string) => void): Found {
  const wanted = typed.trim();
  const isWanted = [...wanted].length > 1 && termOf(wanted) !== null;
  const search = useRested(wanted);
  const [now] = useState(() => Date.now());
  const asked = isWanted && termOf(search) !== null ? siteId : null;
  const orders = useFoundOrders(asked, search, READ);
  const people = useFoundPeople(asked, search, READ);
  const bookings = useFoundReservations(asked, now, search, READ);
  const chats = useFoundConversations(asked, search, READ);
  const products = useFoundProducts(asked, search, READ);
  const items = useMemo(() => {
    if (asked === null) return [];
    const item = (
      group: PaletteItem["group"],
      id: string,
      label: string,
      end: string,
      icon: PaletteItem["icon"],
      to: string,
    ): PaletteItem => ({
      ...{ id, group, label, icon, end, isFound: true },
      run: () => goTo(to),
    });
    const day = new Intl.DateTimeFormat(textLocale(), { dateStyle: "medium", timeStyle: "short" });
    const isMeant = (...texts: string[]) => beginWords(texts, search);
    return [
      ...listOf(orders).map(({ id, number, buyer }) =>
        item(labels.orders, `order-${id}`, `${orderName(number)} ${buyer.name}`, buyer.email, Package, paths.order(id)),
      ),
      ...listOf(people)
        .filter(({ name, email }) => isMeant(name, email))
        .map(({ id, name, email }) =>
          item(labels.people, `person-${id}`, name || email, name && email, SquareUserRound, peoplePaths.visitor(id)),
        ),
      ...listOf(bookings)
        .filter(({ guest }) => isMeant(guest.name, guest.email))
        .map(({ id, guest, startsAt }) =>
          item(labels.bookings, `booking-${id}`, guest.name, day.format(startsAt), CalendarDays, reservationPaths.reservation(id)),
        ),
      ...listOf(chats)
        .filter(({ name, email }) => isMeant(name, email))
        .map(({ id, name, email, lastText }) =>
          item(labels.chats, `chat-${id}`, name || email, lastText, MessageCircle, chatPaths.conversation(id)),
        ),
      ...listOf(products)
        .filter((product) => matchesProductSearch(product, search))
        .map(({ id, title, state }) =>
          item(labels.products, `product-${id}`, title, state === "draft" ? labels.draft : "", Amphora, paths.product(id)),
        ),
    ];
  }, [asked, search, orders, people, bookings, chats, products, goTo]);
  const all = [orders, people, bookings, chats, products];
  const isSearching = isWanted && (search !== wanted || all.some(({ state }) => state === "loading"));
  return { items, state: isSearching ? "searching" : isWanted && all.some(({ state }) => state === "failed") ? "failed" : "ready" };
}

function listOf<T>(live: Live<T[]>): T[] {
  return live.state === "ready" ? live.data : [];
}

/** What is typed, once it has not changed for a moment. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
