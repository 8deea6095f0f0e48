import { paths } from "@awning/domain/paths";
import { Link } from "react-router";

/** Where it is said who sells. */
export function InvoicesPart() {
  return (
    <section className="settings__part">
      <h2>Invoices</h2>
      <p className="soft">
        Who sells, as invoices and mails to buyers say it, is part of{" "}
        <Link className="link" to={paths.information}>
          your information
        </Link>
        .
      </p>
    </section>
  );
}
