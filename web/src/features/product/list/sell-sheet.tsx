import type { Product } from "@awning/domain/product/product";
import { lacksFile } from "@awning/domain/product/shown";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import * as uiLabels from "#ui/labels.ts";
import { lacking, lackingName } from "../labels.ts";
import * as labels from "./labels.ts";

/** A product about to go on sale, and what it lacks. */
export type Lacking = { title: string; picture: boolean; file: boolean; way: boolean };

/** What a product lacks that its owner should know before selling it. `hasWay`: the shop has a delivery method. */
export function lackOf(product: Pick<Product, "title" | "images" | "kind" | "fileCount">, hasWay: boolean): Lacking {
  const { title, images, kind } = product;
  return { title, picture: images.length === 0, file: lacksFile(product), way: kind === "physical" && !hasWay };
}

/** Whether to ask before it goes on sale. */
export function lacksAnything({ picture, file, way }: Lacking): boolean {
  return picture || file || way;
}

/** Asks before a product goes on sale without a picture, its file or a delivery method. Open while `products` is not empty. */
export function SellSheet({ products, onSell, onClose }: { products: readonly Lacking[]; onSell: () => void; onClose: () => void }) {
  const noFile = products.filter((one) => one.file);
  const noWay = products.filter((one) => one.way);
  const noPicture = products.filter((one) => one.picture);
  const named = (some: readonly Lacking[]) => lackingName(some[0]?.title ?? "", some.length, products.length);
  return (
    <ActionSheet
      title={noFile.length > 0 ? labels.publishWithoutFile : noWay.length > 0 ? labels.publishUndeliverable : labels.publishWithoutPicture}
      isOpen={products.length > 0}
      onClose={onClose}
      confirm={uiLabels.publish}
      onConfirm={() => {
        onSell();
        onClose();
      }}
    >
      <div className="sheet-form">
        {noFile.length > 0 ? <p className="soft">{lacking.file(named(noFile), noFile.length)}</p> : null}
        {noWay.length > 0 ? <p className="soft">{lacking.delivery(named(noWay), noWay.length)}</p> : null}
        {noPicture.length > 0 ? <p className="soft">{lacking.picture(named(noPicture), noPicture.length)}</p> : null}
      </div>
    </ActionSheet>
  );
}
