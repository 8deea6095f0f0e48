import { paths } from "@awning/domain/routes/paths";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { BrandLink } from "#ui/street/brand-link.tsx";
import { SiteFrame } from "#ui/street/site-frame.tsx";
import "#ui/street/kerb.css";
import { DEMO_PAGE } from "./demo-page.ts";
import * as labels from "./labels.ts";

export const HOW_IT_WORKS = `${paths.home}#how`;
export const OPEN_SOURCE = `${paths.home}#open`;

/** The frame of every marketing page: navigation above, all links below. */
export function MarketingLayout({ kind, children }: { kind: "front" | "page"; children: ReactNode }) {
  return (
    <SiteFrame
      home={paths.home}
      kind={kind}
      links={
        <>
          <Link to={HOW_IT_WORKS}>{labels.howItWorks}</Link>
          <NavLink to={paths.pricing}>{labels.pricing}</NavLink>
          <Link to={OPEN_SOURCE}>{labels.openSource}</Link>
          <NavLink to={paths.contact}>{labels.contact}</NavLink>
        </>
      }
      acts={
        <>
          <ButtonLink variant="quiet" to={paths.auth.login}>
            {labels.logInAction}
          </ButtonLink>
          <ButtonLink variant="primary" to={paths.auth.signup}>
            {labels.claimYourName}
          </ButtonLink>
        </>
      }
      menuActs={<Link to={paths.auth.login}>{labels.logInAction}</Link>}
      foot={<Footer />}
    >
      {children}
    </SiteFrame>
  );
}

/** The footer with every link of the site. */
function Footer() {
  return (
    <footer className="st-street">
      <div className="st-zebra" aria-hidden="true" />
      <div className="st-wrap st-street-in">
        <div className="st-street-brand">
          <BrandLink to={paths.home} />
          <p>{labels.tagline}</p>
        </div>
        <nav aria-label={labels.product}>
          <h2>{labels.product}</h2>
          <Link to={HOW_IT_WORKS}>{labels.howItWorks}</Link>
          <Link to={paths.pricing}>{labels.pricing}</Link>
          {DEMO_PAGE ? <a href={DEMO_PAGE}>{labels.tryDemoPage}</a> : null}
          <Link to={paths.auth.signup}>{labels.claimYourName}</Link>
        </nav>
        <nav aria-label={labels.forOwners}>
          <h2>{labels.forOwners}</h2>
          <Link to={paths.auth.login}>{labels.logInAction}</Link>
          <Link to={paths.auth.forgotPassword}>{labels.forgotYourPassword}</Link>
          <Link to={paths.auth.resendConfirmation}>{labels.resendConfirmationEmail}</Link>
        </nav>
        <nav aria-label={labels.legal}>
          <h2>{labels.legal}</h2>
          <Link to={paths.privacy}>{labels.privacy}</Link>
          <Link to={paths.terms}>{labels.terms}</Link>
          <Link to={paths.cookies}>{labels.cookies}</Link>
          <Link to={paths.contact}>{labels.contact}</Link>
        </nav>
        <p className="st-street-foot">{labels.privacyLine}</p>
      </div>
    </footer>
  );
}
