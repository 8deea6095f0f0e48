import { paths } from "@awning/domain/routes/paths";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";

/** What stands at the address of an order that is not there. */
export function NoSuchOrder() {
  return (
    <ErrorScreen
      contact={paths.contact}
      scene="empty"
      title="Order not found"
      acts={
        <ButtonLink variant="primary" to={paths.orders}>
          View all orders
        </ButtonLink>
      }
    >
      Check the link. It may be incomplete or belong to another shop.
    </ErrorScreen>
  );
}
