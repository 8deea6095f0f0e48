import { SLUG_MAX } from "./product.ts";

/** Makes slugs unique in public, because drafts may share one. The first keeps it. */
export function withUniqueSlugs<Named extends { slug: string }>(all: readonly Named[]): Named[] {
  const taken = new Set<string>();
  return all.map((one) => {
    let { slug } = one;
    for (let count = 2; taken.has(slug); count++) {
      const ending = `-${count}`;
      slug = `${one.slug.slice(0, SLUG_MAX - ending.length).replace(/-+$/, "")}${ending}`;
    }
    taken.add(slug);
    return { ...one, slug };
  });
}
