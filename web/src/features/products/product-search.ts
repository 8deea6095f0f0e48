type Named = { title: string; variants: readonly { name: string }[] };

/** The products whose name or kinds hold every typed word; accents and letter case do not matter. */
export function searchProducts<One extends Named>(products: readonly One[], typed: string): readonly One[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return products;
  return products.filter((product) => {
    const text = fold(`${product.title} ${product.variants.map((variant) => variant.name).join(" ")}`);
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
