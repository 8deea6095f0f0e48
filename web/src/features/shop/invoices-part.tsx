import { paths } from "@awning/domain/routes/paths";
import { Link } from "react-router";
import * as labels from "./labels.ts";

/** The seller's details on invoices. */
export function InvoicesPart() {
  return (
    <section className="settings__part">
      <h2>{labels.invoices}</h2>
      <p className="soft">
        {labels.businessDetailsHint(
          <Link className="link" to={paths.information}>
            {labels.yourInformation}
          </Link>,
        )}
      </p>
    </section>
  );
}
