import { orderPaths, ownPagePaths, paths } from "@awning/domain/paths";
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
  { path: paths.settings, lazy: () => import("#routes/settings.tsx"), handle: { title: "Settings" } },
  { path: paths.account, lazy: () => import("#routes/account.tsx"), handle: { title: "Account" } },
];

/** The block editor fills the window and is heavy: it stands without the frame of the other screens and is not fetched with them. */
export const builderRoute: PrivateRoute = {
  path: ownPagePaths.builder(":id"),
  lazy: () => import("#routes/builder.tsx"),
  handle: { title: "Pages" },
};
