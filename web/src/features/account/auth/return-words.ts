import { paths } from "@awning/domain/routes/paths";

const SCREENS: readonly (readonly [string, string])[] = [
  [paths.links, "your links"],
  [paths.information, "your information"],
  [paths.products, "your products"],
  [paths.orders, "your orders"],
  [paths.settings, "the settings"],
  [paths.account, "your account"],
];

/** What the page is called that somebody goes on to after signing in; `null` for the dashboard, which needs no word. */
export function returnWords(path: string): string | null {
  const plain = path.split(/[?#]/)[0] ?? "";
  if (plain.startsWith(`${paths.orders}/`)) return "the order";
  if (plain.startsWith(`${paths.products}/`)) return "the product";
  return SCREENS.find(([screen]) => screen === plain)?.[1] ?? null;
}
