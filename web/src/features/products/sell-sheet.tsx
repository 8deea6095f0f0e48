import type { Product } from "@awning/domain/product";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";

/** Asks once before something without a picture goes on sale. Open while `products` holds any. */
export function SellSheet({
  products,
  onSell,
  onClose,
}: {
  products: readonly Pick<Product, "title">[];
  onSell: () => void;
  onClose: () => void;
}) {
  const [first] = products;
  const name = products.length === 1 && first ? `“${first.title}” has` : `${products.length} of them have`;
  return (
    <Sheet
      title="Without a picture?"
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
      <p className="soft">{name} no picture yet. People rarely buy what they cannot see, but it works without.</p>
    </Sheet>
  );
}
