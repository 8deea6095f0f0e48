import { useSearchParams } from "react-router";
import { useTyped } from "#ui/use-typed.ts";
import { PRODUCT_TABS, type ProductTab } from "./use-products.ts";

const SEARCH_MAX = 100;

/** What the list shows. It stands in the address, so that going back from a product shows the same again. */
export function useListState() {
  const [parameters, setParameters] = useSearchParams();
  const tab = PRODUCT_TABS.find((one) => one === parameters.get("show")) ?? "all";
  const search = (parameters.get("q") ?? "").trim().slice(0, SEARCH_MAX);
  const show = (next: { tab: ProductTab; search: string }) =>
    setParameters({ ...(next.tab === "all" ? {} : { show: next.tab }), ...(next.search ? { q: next.search } : {}) }, { replace: true });
  const [typed, setTyped] = useTyped(search, (wanted) => show({ tab, search: wanted }));
  return { tab, search, typed, setTyped, setTab: (key: ProductTab) => show({ tab: key, search }) };
}
