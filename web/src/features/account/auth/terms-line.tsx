import { paths } from "@awning/domain/routes/paths";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import "./auth.css";

/** The consent an account needs, with links to both texts, which open in new tabs. */
export function TermsLine({ isChecked, onChange, error }: { isChecked: boolean; onChange: (isChecked: boolean) => void; error: boolean }) {
  return (
    <div className="auth-agree">
      <Checkbox
        name="terms"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={error || undefined}
        aria-describedby={error ? "terms-wrong" : undefined}
      >
        I agree to the{" "}
        <a className="st-a" href={paths.terms} target="_blank" rel="noopener">
          terms
        </a>{" "}
        and the{" "}
        <a className="st-a" href={paths.privacy} target="_blank" rel="noopener">
          privacy policy
        </a>
        .
      </Checkbox>
      {error ? (
        <p className="auth-agree__wrong" id="terms-wrong" role="alert">
          Please accept the terms to continue.
        </p>
      ) : null}
    </div>
  );
}
