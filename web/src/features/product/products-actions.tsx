import { paths } from "@awning/domain/routes/paths";
import { LayoutGrid, Plus, TicketPercent } from "lucide-react";
import { ButtonLink } from "#ui/button.tsx";

/** The links to collections and discount codes, and the primary action of the list. */
export function ProductsActions() {
  return (
    <>
      <ButtonLink icon={LayoutGrid} to={paths.collections}>
        Collections
      </ButtonLink>
      <ButtonLink icon={TicketPercent} to={paths.discounts}>
        <span>
          <span className="only-desk">Discount codes</span>
          <span className="only-phone">Codes</span>
        </span>
      </ButtonLink>
      <ButtonLink variant="primary" icon={Plus} to={paths.product("new")}>
        <span>
          New<span className="only-desk"> product</span>
        </span>
      </ButtonLink>
    </>
  );
}
