import { reservationPaths } from "@awning/domain/booking/paths";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { orderPaths, ownPagePaths, paths, peoplePaths } from "@awning/domain/routes/paths";
import type { LazyRouteFunction, RouteObject } from "react-router";

type PrivateRoute = { path: string; lazy: LazyRouteFunction<RouteObject>; handle: { title: string } };

/** The private screens, each loaded when first opened or when the browser is idle. */
export const privateRoutes: readonly PrivateRoute[] = [
  { path: paths.dashboard, lazy: () => import("#routes/dashboard.tsx"), handle: { title: "Today" } },
  { path: paths.links, lazy: () => import("#routes/links.tsx"), handle: { title: "Links" } },
  { path: ownPagePaths.list, lazy: () => import("#routes/pages.tsx"), handle: { title: "Pages" } },
  { path: paths.design, lazy: () => import("#routes/design.tsx"), handle: { title: "Design" } },
  { path: `${paths.information}/:section?`, lazy: () => import("#routes/information.tsx"), handle: { title: "Information" } },
  {
    path: paths.products,
    lazy: async () => ({ Component: (await import("#features/product/list/products-screen.tsx")).ProductsScreen }),
    handle: { title: "Products" },
  },
  {
    path: paths.discounts,
    lazy: async () => ({ Component: (await import("#features/discount/discounts-screen.tsx")).DiscountsScreen }),
    handle: { title: "Discount codes" },
  },
  {
    path: paths.collections,
    lazy: async () => ({ Component: (await import("#features/collection/collections-screen.tsx")).CollectionsScreen }),
    handle: { title: "Collections" },
  },
  { path: `${paths.products}/:id`, lazy: () => import("#routes/product.tsx"), handle: { title: "Product" } },
  {
    path: paths.orders,
    lazy: async () => ({ Component: (await import("#features/order/list/orders-screen.tsx")).OrdersScreen }),
    handle: { title: "Orders" },
  },
  {
    path: orderPaths.create,
    lazy: async () => ({ Component: (await import("#features/order/manual/new-order-screen.tsx")).NewOrderScreen }),
    handle: { title: "New order" },
  },
  {
    path: `${paths.orders}/:id`,
    lazy: async () => ({ Component: (await import("#features/order/detail/order-screen.tsx")).OrderScreen }),
    handle: { title: "Order" },
  },
  {
    path: `${paths.orders}/:id/invoice`,
    lazy: async () => ({ Component: (await import("#features/order/papers/invoice-screen.tsx")).InvoiceScreen }),
    handle: { title: "Invoice" },
  },
  {
    path: `${paths.orders}/:id/packing-slip`,
    lazy: async () => ({ Component: (await import("#features/order/papers/packing-slip-screen.tsx")).PackingSlipScreen }),
    handle: { title: "Packing slip" },
  },
  {
    path: reservationPaths.list,
    lazy: async () => ({ Component: (await import("#features/booking/reservations-screen.tsx")).ReservationsScreen }),
    handle: { title: "Bookings" },
  },
  {
    path: reservationPaths.services,
    lazy: async () => ({ Component: (await import("#features/booking/services/services-screen.tsx")).ServicesScreen }),
    handle: { title: "Services" },
  },
  {
    path: `${reservationPaths.services}/:id`,
    lazy: async () => ({ Component: (await import("#features/booking/services/service-screen.tsx")).ServiceScreen }),
    handle: { title: "Service" },
  },
  {
    path: reservationPaths.hours,
    lazy: async () => ({ Component: (await import("#features/booking/hours/hours-screen.tsx")).HoursScreen }),
    handle: { title: "Hours" },
  },
  {
    path: chatPaths.inbox,
    lazy: async () => ({ Component: (await import("#features/chat/chat-screen.tsx")).ChatScreen }),
    handle: { title: "Chat" },
  },
  {
    path: `${chatPaths.inbox}/:id`,
    lazy: async () => ({ Component: (await import("#features/chat/chat-screen.tsx")).ChatScreen }),
    handle: { title: "Chat" },
  },
  {
    path: peoplePaths.visitors,
    lazy: async () => ({ Component: (await import("#features/contact/visitors-screen.tsx")).VisitorsScreen }),
    handle: { title: "Visitors" },
  },
  {
    path: `${peoplePaths.visitors}/:id`,
    lazy: async () => ({ Component: (await import("#features/contact/person-screen.tsx")).PersonScreen }),
    handle: { title: "Visitor" },
  },
  {
    path: peoplePaths.analytics,
    lazy: async () => ({ Component: (await import("#features/analytics/analytics-screen.tsx")).AnalyticsScreen }),
    handle: { title: "Analytics" },
  },
  { path: `${paths.settings}/:section?`, lazy: () => import("#routes/settings.tsx"), handle: { title: "Settings" } },
  { path: paths.account, lazy: () => import("#routes/account.tsx"), handle: { title: "Account" } },
];

/** The block editor is large and fills the window, so it has no frame and is not preloaded. */
export const builderRoute: PrivateRoute = {
  path: ownPagePaths.builder(":id"),
  lazy: () => import("#routes/builder.tsx"),
  handle: { title: "Pages" },
};

const segments = new Set([...privateRoutes, builderRoute].map(({ path }) => path.split("/")[1] ?? ""));

/** Unknown addresses below the private screens. Hosting answers them with a 404; these handle navigation within the app. */
export const nowhereRoutes: readonly PrivateRoute[] = [...segments].map((segment) => ({
  path: `/${segment}/*`,
  lazy: () => import("#routes/no-such-screen.tsx"),
  handle: { title: "Page not found" },
}));

/** The screens opened most from the home screen: daily work first, then settings. */
const LIKELY: readonly string[] = [
  paths.orders,
  `${paths.orders}/:id`,
  chatPaths.inbox,
  reservationPaths.list,
  paths.links,
  paths.products,
];

/** The private screens in preload order, the likeliest first. */
export function likelyFirst(routes: readonly PrivateRoute[]): PrivateRoute[] {
  const rank = ({ path }: PrivateRoute) => (LIKELY.includes(path) ? LIKELY.indexOf(path) : LIKELY.length);
  return [...routes].sort((one, other) => rank(one) - rank(other));
}
