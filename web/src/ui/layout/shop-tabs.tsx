import { NavLink } from "react-router";
import "../fields/segment.css";
import * as labels from "./shop-labels.ts";
import "./shop-tabs.css";

/** The three lists of a shop, each one press from the others. */
export function ShopTabs({ paths }: { paths: { products: string; collections: string; discounts: string } }) {
  const sections = [
    [paths.products, labels.products],
    [paths.collections, labels.collections],
    [paths.discounts, labels.discountCodes],
  ] as const;
  return (
    <nav className="segment shop-tabs" aria-label={labels.shop}>
      {sections.map(([to, label]) => (
        <NavLink key={to} to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
