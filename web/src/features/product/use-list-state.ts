import { TAG_MAX } from "@awning/domain/product/product";
import { withinUnits } from "@awning/domain/values/characters";
import { useSearchParams } from "react-router";
import { useTyped } from "#ui/use-typed.ts";
import { PRODUCT_TABS, type ProductTab } from "./use-products.ts";

const SEARCH_MAX = 100;

/** What the list shows. It stands in the address, so that going back from a product shows the same again. */
export function useListState() {
  const [parameters, setParameters] = useSearchParams();
  const tab = PRODUCT_TABS.find((one) => one === parameters.get("show")) ?? "all";
  const search = withinUnits((parameters.get("q") ?? "").trim(), SEARCH_MAX);
  const tag = withinUnits(parameters.get("tag") ?? "", TAG_MAX) || null;
  const now = { tab, search, tag };
  const show = (next: Partial<typeof now>) => {
    const { tab, search, tag } = { ...now, ...next };
    const wanted = { ...(tab === "all" ? {} : { show: tab }), ...(search ? { q: search } : {}), ...(tag === null ? {} : { tag }) };
    setParameters(wanted, { replace: true });
  };
  const [typed, setTyped] = useTyped(search, (wanted) => show({ search: wanted }));
  const setTab = (key: ProductTab) => show({ tab: key });
  return { ...now, typed, setTyped, setTab, setTag: (wanted: string | null) => show({ tag: wanted }) };
}
