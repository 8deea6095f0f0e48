import { paths } from "@awning/domain/paths";
import { Link } from "react-router";
import { BrandLink } from "#ui/street/brand-link.tsx";
import "#ui/street/kerb.css";
import { DEMO_PAGE } from "./demo-page.ts";
import { HOW_IT_WORKS } from "./street.tsx";

/** Where the page ends: every link of the site that leads somewhere. */
export function Kerb() {
  return (
    <footer className="st-street">
      <div className="st-zebra" aria-hidden="true" />
      <div className="st-wrap st-street-in">
        <div className="st-street-brand">
          <BrandLink to={paths.home} />
          <p>One page for links, shop and orders. Free software.</p>
        </div>
        <nav aria-label="Product">
          <h2>Product</h2>
          <Link to={HOW_IT_WORKS}>How it works</Link>
          <Link to={paths.pricing}>Pricing</Link>
          {DEMO_PAGE ? <a href={DEMO_PAGE}>Try the demo page</a> : null}
          <Link to={paths.auth.signup}>Claim your name</Link>
        </nav>
        <nav aria-label="For owners">
          <h2>For owners</h2>
          <Link to={paths.auth.login}>Log in</Link>
          <Link to={paths.auth.forgotPassword}>Lost your password</Link>
          <Link to={paths.auth.resendConfirmation}>Confirm your address</Link>
        </nav>
        <nav aria-label="Fair play">
          <h2>Fair play</h2>
          <Link to={paths.privacy}>Privacy</Link>
          <Link to={paths.terms}>Terms</Link>
          <Link to={paths.cookies}>Cookies</Link>
        </nav>
        <p className="st-street-foot">No cookies. No trackers. Fonts from our own server.</p>
      </div>
    </footer>
  );
}
