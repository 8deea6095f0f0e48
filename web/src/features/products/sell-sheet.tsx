import { lacksFile, type Product } from "@awning/domain/product";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import "./sell-sheet.css";

/** Something that goes on sale, and what it does without. */
export type Lacking = { title: string; picture: boolean; file: boolean; way: boolean };

/** What a product lacks that its owner should know of before it goes on sale. `hasWay`: whether the shop brings things to people. */
export function lackOf(product: Pick<Product, "title" | "images" | "kind" | "fileCount">, hasWay: boolean): Lacking {
  const { title, images, kind } = product;
  return { title, picture: images.length === 0, file: lacksFile(product), way: kind === "physical" && !hasWay };
}

/** Whether to ask before it goes on sale. */
export function lacksAnything({ picture, file, way }: Lacking): boolean {
  return picture || file || way;
}

/** Asks once before something goes on sale without a picture, the file it consists of or a way to its buyers. Open while `products` holds any. */
export function SellSheet({ products, onSell, onClose }: { products: readonly Lacking[]; onSell: () => void; onClose: () => void }) {
  const noFile = products.filter((one) => one.file);
  const noWay = products.filter((one) => one.way);
  const noPicture = products.filter((one) => one.picture);
  return (
    <Sheet
      title={noFile.length > 0 ? "No file yet" : noWay.length > 0 ? "Nobody can get it yet" : "Without a picture?"}
      isOpen={products.length > 0}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            variant="ink"
            onClick={() => {
              onSell();
              onClose();
            }}
          >
            Put on sale
          </Button>
        </>
      }
    >
      <div className="sell-sheet">
        {noFile.length > 0 ? (
          <p className="soft">
            {nameOf(noFile, products)} no file yet, so buyers would get nothing. Until you add one, the shop says “Sold out” and takes no
            order.
          </p>
        ) : null}
        {noWay.length > 0 ? (
          <p className="soft">
            {nameOf(noWay, products)} no way to buyers: your shop offers neither shipping nor pick-up. Until you turn one on in Settings,
            nobody can order {noWay.length === 1 ? "it" : "them"}.
          </p>
        ) : null}
        {noPicture.length > 0 ? (
          <p className="soft">
            {nameOf(noPicture, products)} no picture yet. People rarely buy what they cannot see, but it works without.
          </p>
        ) : null}
      </div>
    </Sheet>
  );
}

function nameOf(some: readonly Lacking[], all: readonly Lacking[]): string {
  const [first] = some;
  if (some.length === 1 && first) return `“${first.title}” has`;
  return some.length === all.length ? `All ${some.length} have` : `${some.length} of them have`;
}
