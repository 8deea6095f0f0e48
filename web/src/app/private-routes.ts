import { reservationPaths } from "@awning/domain/booking/paths";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { orderPaths, ownPagePaths, paths, peoplePaths } from "@awning/domain/routes/paths";
import type { LazyRouteFunction, RouteObject } from "react-router";

type PrivateRoute = { path: string; lazy: LazyRouteFunction<RouteObject>; handle: { title: string } };

/** The screens behind the sign-in, each loaded when it is first opened or when the browser has nothing else to do. */
export const privateRoutes: readonly PrivateRoute[] = [
  { path: paths.dashboard, lazy: () => import("#routes/dashboard.tsx"), handle: { title: "Today" } },
  { path: paths.links, lazy: () => import("#routes/links.tsx"), handle: { title: "Links" } },
  { path: ownPagePaths.list, lazy: () => import("#routes/pages.tsx"), handle: { title: "Pages" } },
  { path: paths.design, lazy: () => import("#routes/design.tsx"), handle: { title: "Design" } },
  { path: paths.information, lazy: () => import("#routes/information.tsx"), handle: { title: "Information" } },
  { path: paths.products, lazy: () => import("#routes/products.tsx"), handle: { title: "Products" } },
  { path: paths.discounts, lazy: () => import("#routes/discounts.tsx"), handle: { title: "Discount codes" } },
  { path: paths.collections, lazy: () => import("#routes/collections.tsx"), handle: { title: "Collections" } },
  { path: `${paths.products}/:id`, lazy: () => import("#routes/product.tsx"), handle: { title: "Product" } },
  { path: paths.orders, lazy: () => import("#routes/orders.tsx"), handle: { title: "Orders" } },
  { path: orderPaths.create, lazy: () => import("#routes/new-order.tsx"), handle: { title: "New order" } },
  { path: `${paths.orders}/:id`, lazy: () => import("#routes/order.tsx"), handle: { title: "Order" } },
  { path: `${paths.orders}/:id/invoice`, lazy: () => import("#routes/invoice.tsx"), handle: { title: "Invoice" } },
  { path: `${paths.orders}/:id/packing-slip`, lazy: () => import("#routes/packing-slip.tsx"), handle: { title: "Packing slip" } },
  { path: reservationPaths.list, lazy: () => import("#routes/reservations.tsx"), handle: { title: "Reservations" } },
  { path: reservationPaths.services, lazy: () => import("#routes/services.tsx"), handle: { title: "Services" } },
  { path: `${reservationPaths.services}/:id`, lazy: () => import("#routes/service.tsx"), handle: { title: "Service" } },
  { path: reservationPaths.hours, lazy: () => import("#routes/booking-hours.tsx"), handle: { title: "Hours" } },
  { path: chatPaths.inbox, lazy: () => import("#routes/chat.tsx"), handle: { title: "Chat" } },
  { path: `${chatPaths.inbox}/:id`, lazy: () => import("#routes/conversation.tsx"), handle: { title: "Chat" } },
  { path: peoplePaths.visitors, lazy: () => import("#routes/visitors.tsx"), handle: { title: "Visitors" } },
  { path: `${peoplePaths.visitors}/:id`, lazy: () => import("#routes/visitor.tsx"), handle: { title: "Visitor" } },
  { path: peoplePaths.analytics, lazy: () => import("#routes/analytics.tsx"), handle: { title: "Analytics" } },
  { path: paths.settings, lazy: () => import("#routes/settings.tsx"), handle: { title: "Settings" } },
  { path: paths.account, lazy: () => import("#routes/account.tsx"), handle: { title: "Account" } },
];

/** The block editor fills the window and is heavy: it stands without the frame of the other screens and is not fetched with them. */
export const builderRoute: PrivateRoute = {
  path: ownPagePaths.builder(":id"),
  lazy: () => import("#routes/builder.tsx"),
  handle: { title: "Pages" },
};

const segments = new Set([...privateRoutes, builderRoute].map(({ path }) => path.split("/")[1] ?? ""));

/** Whatever else is asked for below the private screens. Hosting answers such an address itself, with a 404; these are the ways inside. */
export const nowhereRoutes: readonly PrivateRoute[] = [...segments].map((segment) => ({
  path: `/${segment}/*`,
  lazy: () => import("#routes/no-such-screen.tsx"),
  handle: { title: "Page not found" },
}));

/** What is opened most from the first screen: the work of the day, then what is changed now and then. */
const LIKELY: readonly string[] = [
  paths.orders,
  `${paths.orders}/:id`,
  chatPaths.inbox,
  reservationPaths.list,
  paths.links,
  paths.products,
];

/** The private screens in the order in which they are worth having, the likeliest first. */
export function likelyFirst(routes: readonly PrivateRoute[]): PrivateRoute[] {
  const rank = ({ path }: PrivateRoute) => (LIKELY.includes(path) ? LIKELY.indexOf(path) : LIKELY.length);
  return [...routes].sort((one, other) => rank(one) - rank(other));
}
