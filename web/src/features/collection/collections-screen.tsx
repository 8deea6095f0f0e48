import * as shopLabels from "#ui/layout/shop-labels.ts";
import "#ui/lists/rows.css";

import "./collections.css";
import { paths } from "@awning/domain/routes/paths";
import { useSearchParams } from "react-router";
import { useCollections } from "#data/collection/collections.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { useSite } from "#data/site/sites.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { ShopTabs } from "#ui/layout/shop-tabs.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { CollectionEditor } from "./collection-editor.tsx";
import { CollectionList } from "./collection-list.tsx";
import * as labels from "./labels.ts";

/** `/products/collections`: all collections; one of them with `?open=`. */
export function CollectionsScreen() {
  const [parameters] = useSearchParams();
  const site = useSite();
  const collections = useCollections(site.state === "ready" ? site.data.id : null);
  const settings = useShopSettings();
  if (site.state === "ready" && collections.state === "ready" && settings.state === "ready") {
    const { id: siteId, username, published } = site.data;
    const { currency } = settings.data;
    const shared = { siteId, username: published ? username : null, currency, collections: collections.data };
    const opened = collections.data.find(({ id }) => id === parameters.get("open"));
    return opened ? <CollectionEditor key={opened.id} {...shared} collection={opened} /> : <CollectionList {...shared} />;
  }
  const failed = [site, collections, settings].find((one) => one.state === "failed");
  return (
    <>
      <PageHeader title={shopLabels.collections} state={["\u00a0"]} />
      <ShopTabs paths={paths} />
      {failed?.state === "failed" ? <LoadFailure failure={failed.failure} /> : <SkeletonRows count={4} label={labels.loadingCollections} />}
    </>
  );
}
