import { paths } from "@awning/domain/routes/paths";
import { Link } from "react-router";
import * as labels from "./labels.ts";

/** Where it is said who sells. */
export function InvoicesPart() {
  return (
    <section className="settings__part">
      <h2>{labels.invoices}</h2>
      <p className="soft">
        Business details on invoices and in emails to buyers are part of{" "}
        <Link className="link" to={paths.information}>
          your information
        </Link>
        .
      </p>
    </section>
  );
}
