import { paths } from "@awning/domain/paths";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { SiteFrame } from "#ui/street/site-frame.tsx";
import { Kerb } from "./kerb.tsx";

export const HOW_IT_WORKS = `${paths.home}#how`;
export const OPEN_SOURCE = `${paths.home}#open`;

/** The frame of every page on the street: navigation above, the kerb below. */
export function Street({ kind, children }: { kind: "front" | "page"; children: ReactNode }) {
  return (
    <SiteFrame
      home={paths.home}
      kind={kind}
      links={
        <>
          <Link to={HOW_IT_WORKS}>How it works</Link>
          <NavLink to={paths.pricing}>Pricing</NavLink>
          <Link to={OPEN_SOURCE}>Open source</Link>
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
      foot={<Kerb />}
    >
      {children}
    </SiteFrame>
  );
}
