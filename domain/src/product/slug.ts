export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const SLUG_MAX = 80;

/** A slug from a title: ASCII letters, digits and single hyphens, at most `max`; `nothing` if no character remains. */
export function slugify(title: string, nothing = "product", max = SLUG_MAX): string {
  const ascii = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]+/g, "-");
  return ascii.slice(0, max).replace(/^-+|-+$/g, "") || nothing;
}

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
