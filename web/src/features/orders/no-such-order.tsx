import { paths } from "@awning/domain/paths";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";

/** What stands at the address of an order that is not there. */
export function NoSuchOrder() {
  return (
    <ErrorScreen
      scene="empty"
      title="There is no such order"
      acts={
        <ButtonLink variant="primary" to={paths.orders}>
          See all orders
        </ButtonLink>
      }
    >
      The address may be cut off, or it belongs to another shop.
    </ErrorScreen>
  );
}
