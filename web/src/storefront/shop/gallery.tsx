import type { PublicProduct } from "@awning/domain/published/published";
import { Icon } from "../parts/icon.tsx";
import { Picture } from "../parts/picture.tsx";

/** The pictures of a product in a row that snaps; the small ones below are plain links into it. */
export function Gallery({ product, mediaBase }: { product: PublicProduct; mediaBase: string }) {
  const [first, ...more] = product.images;
  if (!first) {
    return (
      <div className="gallery">
        <span className="card__none">
          <Icon name="package" size={56} />
        </span>
      </div>
    );
  }
  return (
    <div className="gallery">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
      <section className="gallery__row" tabIndex={more.length > 0 ? 0 : undefined} aria-label="Pictures">
        {product.images.map((media, index) => (
          <div id={`p${index + 1}`} key={media.id}>
            <Picture
              media={media}
              base={mediaBase}
              width={640}
              sizes="(min-width:860px) 560px,100vw"
              alt={media.alt || product.title}
              first={index === 0}
              square
            />
          </div>
        ))}
      </section>
      {more.length > 0 && (
        <div className="thumbs">
          {product.images.map((media, index) => (
            <a key={media.id} href={`#p${index + 1}`} aria-current={index === 0 ? "true" : undefined} aria-label={`Picture ${index + 1}`}>
              <Picture media={media} base={mediaBase} width={60} alt="" square />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
