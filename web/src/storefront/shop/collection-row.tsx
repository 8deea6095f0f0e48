import type { PublishedSite } from "@awning/domain/published/published";
import { type Shelf, shelfPath } from "@awning/domain/published/shelf";

/** The collections of a shop as a row of links. What is sought and how it is sorted stays when somebody changes over. */
export function CollectionRow({ site, shelf }: { site: PublishedSite; shelf: Shelf }) {
  const all = { title: "All", slug: "", count: site.productCount };
  return (
    <nav className="cols" aria-label="Collections">
      <ul>
        {[all, ...site.collections].map(({ title, slug, count }) => (
          <li key={slug}>
            <a
              href={shelfPath(site.username, { ...shelf, collection: slug })}
              aria-current={slug === shelf.collection ? "page" : undefined}
            >
              {title} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
