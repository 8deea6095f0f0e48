import { paths } from "@awning/domain/routes/paths";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { BrandLink } from "#ui/street/brand-link.tsx";
import { SiteFrame } from "#ui/street/site-frame.tsx";
import "#ui/street/kerb.css";
import { DEMO_PAGE } from "./demo-page.ts";

export const HOW_IT_WORKS = `${paths.home}#how`;
export const OPEN_SOURCE = `${paths.home}#open`;

/** The frame of every page of the site itself: navigation above, all its links below. */
export function MarketingLayout({ kind, children }: { kind: "front" | "page"; children: ReactNode }) {
  return (
    <SiteFrame
      home={paths.home}
      kind={kind}
      links={
        <>
          <Link to={HOW_IT_WORKS}>How it works</Link>
          <NavLink to={paths.pricing}>Pricing</NavLink>
          <Link to={OPEN_SOURCE}>Open source</Link>
          <NavLink to={paths.contact}>Contact</NavLink>
        </>
      }
      acts={
        <>
          <ButtonLink variant="quiet" to={paths.auth.login}>
            Log in
          </ButtonLink>
          <ButtonLink variant="primary" to={paths.auth.signup}>
            Claim your name
          </ButtonLink>
        </>
      }
      menuActs={<Link to={paths.auth.login}>Log in</Link>}
      foot={<Footer />}
    >
      {children}
    </SiteFrame>
  );
}

/** Where the page ends: every link of the site that leads somewhere. */
function Footer() {
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
          <Link to={paths.auth.forgotPassword}>Forgot your password?</Link>
          <Link to={paths.auth.resendConfirmation}>Resend confirmation email</Link>
        </nav>
        <nav aria-label="Legal">
          <h2>Legal</h2>
          <Link to={paths.privacy}>Privacy</Link>
          <Link to={paths.terms}>Terms</Link>
          <Link to={paths.cookies}>Cookies</Link>
          <Link to={paths.contact}>Contact</Link>
        </nav>
        <p className="st-street-foot">No cookies. No trackers. Fonts from our own server.</p>
      </div>
    </footer>
  );
}
