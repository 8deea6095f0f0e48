import { paths } from "@awning/domain/routes/paths";
import { canDeliver } from "@awning/domain/shop/delivery-methods";
import { isSiteOpen } from "@awning/domain/site/site";
import { useParams } from "react-router";
import { useLive } from "#data/core/live.ts";
import { watchProduct } from "#data/product/products.ts";
import { watchStock } from "#data/product/stock.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { useShopNotes } from "#data/site/shop-notes.ts";
import { useSite } from "#data/site/sites.ts";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { ErrorScreen } from "#ui/feedback/error-screen.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Bone } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { NewProduct } from "./new-product.tsx";
import { ProductEditor } from "./product-editor.tsx";
import "../product.css";
import * as labels from "./labels.ts";

const BACK = { to: paths.products, label: labels.products };

/** `/products/:id` and `/products/new`. */
export function ProductScreen() {
  const { id: productId = "new" } = useParams();
  const site = useSite();
  const settings = useShopSettings();
  const siteId = site.state === "ready" ? site.data.id : null;
  const notes = useShopNotes(siteId);
  const isNew = productId === "new";
  const id = isNew ? null : productId;
  const product = useLive(siteId && id && `product/${siteId}/${id}`, watchProduct(siteId ?? "", id ?? "-"));
  const stock = useLive(siteId && id && `stock/${siteId}/${id}`, watchStock(siteId ?? "", [id ?? "-"]));

  const failed = [site, settings, product, stock].find((one) => one.state === "failed");
  if (failed?.state === "failed") {
    return (
      <>
        <PageHeader title={labels.product} back={BACK} />
        <LoadFailure failure={failed.failure} />
      </>
    );
  }
  if (site.state !== "ready" || settings.state !== "ready" || notes.state === "loading") return <ProductSkeleton />;
  const shared = {
    siteId: site.data.id,
    username: isSiteOpen(site.data) ? site.data.username : null,
    currency: settings.data.currency,
    hasWay: canDeliver(settings.data),
    leftOut: notes.state === "ready" ? (notes.data?.leftOut ?? null) : null,
  };
  if (isNew) return <NewProduct {...shared} />;
  if (product.state !== "ready") return <ProductSkeleton />;
  if (product.data === null) return <NoSuchProduct />;
  // Loading stock is not the same as none, because writes are differences.
  if (stock.state !== "ready") return <ProductSkeleton />;
  return <ProductEditor key={productId} {...shared} product={product.data} stock={stock.data} />;
}

function NoSuchProduct() {
  return (
    <ErrorScreen
      contact={paths.contact}
      scene="empty"
      title={labels.productGone}
      acts={
        <ButtonLink variant="primary" to={paths.products}>
          {labels.viewAllProducts}
        </ButtonLink>
      }
    >
      {labels.productGoneHint}
    </ErrorScreen>
  );
}

function ProductSkeleton() {
  return (
    <>
      <PageHeader title={<Bone width={220} height={28} />} state={[<Bone key="state" width={140} />]} back={BACK} />
      <div className="product-edit" role="status" aria-busy="true" aria-label={labels.loadingProduct}>
        <div className="product-form">
          <Bone height={40} />
          <Bone height={96} />
          <Bone height={344} />
        </div>
        <aside className="product-mirror">
          <Bone height={340} />
        </aside>
      </div>
    </>
  );
}
