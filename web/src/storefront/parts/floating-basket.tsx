import { sitePaths } from "@awning/domain/routes/paths";
import { Icon } from "./icon.tsx";

/** The way to the basket on a page without a bar; shown by the script once something is in it. */
export function FloatingBasket({ username }: { username: string }) {
  return (
    <aside aria-label="Basket" hidden data-floating>
      <a className="chat-btn" href={sitePaths.checkout(username)} data-basket>
        <Icon name="basket" />
        <span className="chat-btn__t">Basket</span>
        <b data-count />
      </a>
    </aside>
  );
}
