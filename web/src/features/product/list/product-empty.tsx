import { paths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { Plus } from "lucide-react";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import * as uiLabels from "#ui/labels.ts";
import { NO_RESULTS_HINT } from "../labels.ts";
import * as labels from "./labels.ts";
import type { ProductTab } from "./use-products.ts";

/** A shop without products yet. */
export function NoProducts() {
  return (
    <div className="middle">
      <EmptyState title={labels.noProductsYet} text={labels.firstProductHint}>
        <ButtonLink variant="primary" icon={Plus} to={paths.product("new")}>
          {labels.addYourFirstProduct}
        </ButtonLink>
        <ButtonLink to={settingsPaths.import}>{labels.importProducts}</ButtonLink>
      </EmptyState>
    </div>
  );
}

const NOTHING: Record<ProductTab, { title: string; text: string }> = {
  all: { title: labels.noProductsHere, text: labels.allArchivedHint },
  on_sale: { title: labels.noActiveProducts, text: labels.publishDraftHint },
  drafts: { title: labels.noDrafts, text: labels.draftsEmptyText },
  sold_out: { title: labels.nothingIsSoldOut, text: labels.soldOutEmptyText },
  archived: { title: labels.noArchivedProducts, text: labels.archivedEmptyText },
};

/** Only the sold-out tab can have later results, because its counts include drafts and archived products. */
const NOTHING_YET = {
  title: labels.noSoldOutFound,
  text: labels.moreFurtherDownHint,
};

/** A tab or a search without a result. */
export function NothingFound({
  tab,
  search,
  hasMore,
  isFromCache,
}: {
  tab: ProductTab;
  search: string;
  hasMore: boolean;
  isFromCache: boolean;
}) {
  const nothing = hasMore ? NOTHING_YET : NOTHING[tab];
  const found = search === "" ? nothing : nothingFor(search, tab, hasMore, isFromCache);
  return (
    <div className="middle">
      <EmptyState {...found} />
    </div>
  );
}

function nothingFor(search: string, tab: ProductTab, hasMore: boolean, isFromCache: boolean): { title: string; text: string } {
  if (isFromCache) return { title: uiLabels.searchEmptyTitle(search), text: labels.offlineSearchHint };
  // The query matches one of several words, so further pages may contain matches for all.
  if (hasMore) return { title: labels.noResultsForYet(search), text: labels.searchFurtherHint };

  return { title: uiLabels.searchEmptyTitle(search), text: tab === "all" ? NO_RESULTS_HINT.all : NO_RESULTS_HINT.tab };
}
