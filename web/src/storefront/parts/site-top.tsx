import { sitePaths } from "@awning/domain/routes/paths";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";
import { ShareButton } from "./share-button.tsx";
import type { ShopFace } from "./shop-face.ts";
import { TestMode } from "./test-mode.tsx";

/** The bar above every page of a shop but its home. */
export function SiteTop({ shop, mediaBase, hasBasket = true }: { shop: ShopFace; mediaBase: string; hasBasket?: boolean }) {
  return (
    <header className="top">
      {shop.isTest && <TestMode />}
      <div className="top__in">
        <a className="top__who" href={sitePaths.home(shop.username)}>
          {shop.avatar && <Picture media={shop.avatar} base={mediaBase} width={36} alt="" square first />}
          <span>{shop.displayName}</span>
        </a>
        {hasBasket && (
          <>
            <ShareButton label="Share this page" className="icon-btn" />
            <a className="icon-btn basket" href={sitePaths.checkout(shop.username)} aria-label="Basket" data-basket>
              <Icon name="basket" />
              <b hidden data-count />
            </a>
          </>
        )}
      </div>
    </header>
  );
}
