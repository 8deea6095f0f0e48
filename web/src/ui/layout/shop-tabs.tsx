import { Link, useLocation } from "react-router";
import "../fields/segment.css";
import * as labels from "./shop-labels.ts";
import "./shop-tabs.css";

type Props = { paths: { products: string; collections: string; discounts: string } };

/** The three lists of a shop, each one press from the others. */
export function ShopTabs({ paths }: Props) {
  const { pathname } = useLocation();
  const tab = (to: string, label: string) => (
    <Link to={to} aria-current={to === pathname ? "page" : undefined}>
      {label}
    </Link>
  );
  return (
    <nav className="segment shop-tabs" aria-label={labels.shop}>
      {tab(paths.products, labels.products)}
      {tab(paths.collections, labels.collections)}
      {tab(paths.discounts, labels.discountCodes)}
    </nav>
  );
}
