import { paths } from "@awning/domain/routes/paths";
import { ButtonLink } from "#ui/button.tsx";
import "./open.css";

/** The open-source line. */
export function OpenSource() {
  return (
    <section className="st-open" id="open" aria-labelledby="open-h">
      <div className="st-wrap st-open-in">
        <h2 id="open-h">
          Read the code.
          <br />
          Run it yourself.
          <br />
          Make it yours.
        </h2>
        <div>
          <p>
            Awning is free software under the MIT license, from the checkout to the last email. Host it in a Firebase project of your own,
            and what your shop knows stays with you.
          </p>
          <p className="st-open-acts">
            <ButtonLink variant="ink" className="st-big" to={paths.auth.signup}>
              Claim your name
            </ButtonLink>
            <ButtonLink variant="outline" className="st-big" to={paths.pricing}>
              What it costs
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
