import { orderName } from "@awning/domain/order/order";
import { paths } from "@awning/domain/routes/paths";
import { Amphora, Package } from "lucide-react";
import { useMemo } from "react";
import { useLivePages } from "#data/core/use-live-pages.ts";
import { useLatestOrders } from "#data/order/orders.ts";
import { watchProductPage } from "#data/product/products.ts";
import type { PaletteItem } from "./commands.ts";

/** Orders looked through; older ones are found on their own screen. */
const ORDERS_READ = 50;

/** The owner's products and newest orders as lines of the palette; nothing while nothing is typed. */
export function useFoundThings(siteId: string | null, typed: string, goTo: (path: string) => void): PaletteItem[] {
  const orders = useLatestOrders(ORDERS_READ);
  const { list } = useLivePages(siteId && `palette-products/${siteId}`, watchProductPage(siteId ?? "", ["active", "draft"]));
  const isSearching = typed.trim() !== "";
  return useMemo(() => {
    if (!isSearching) return [];
    const products = list.state === "ready" ? list.items : [];
    return [
      ...products.map(
        (product): PaletteItem => ({
          id: `product-${product.id}`,
          group: "Products",
          label: product.title,
          icon: Amphora,
          ...(product.state === "draft" ? { end: "Draft" } : {}),
          run: () => goTo(paths.product(product.id)),
        }),
      ),
      ...(orders.state === "ready" ? orders.data : []).map(
        (order): PaletteItem => ({
          id: `order-${order.id}`,
          group: "Orders",
          label: `${orderName(order.number)} ${order.buyer.name}`,
          icon: Package,
          end: order.buyer.email,
          run: () => goTo(paths.order(order.id)),
        }),
      ),
    ];
  }, [isSearching, list, orders, goTo]);
}
