import { paths } from "@awning/domain/routes/paths";
import { ButtonLink } from "#ui/button.tsx";

/** Back to what the codes are for. */
export function ToProducts() {
  return <ButtonLink to={paths.products}>Products</ButtonLink>;
}
