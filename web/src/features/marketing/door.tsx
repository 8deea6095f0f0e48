import { paths } from "@awning/domain/routes/paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { AuthFrame } from "#ui/street/door-frame.tsx";

/** The frame of every sign-in page, with its footer links. */
export function AuthLayout({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const foot = (
    <>
      <Link className="st-a" to={paths.privacy}>
        Privacy
      </Link>
      <Link className="st-a" to={paths.terms}>
        Terms
      </Link>
      <Link className="st-a" to={paths.cookies}>
        Cookies
      </Link>
      <Link className="st-a" to={paths.contact}>
        Contact
      </Link>
    </>
  );
  return (
    <AuthFrame home={paths.home} aside={aside} foot={foot}>
      {children}
    </AuthFrame>
  );
}

/** "New here?" with the link to sign up. */
export function NewHere() {
  return (
    <>
      New here?{" "}
      <Link className="st-a" to={paths.auth.signup}>
        Claim your name
      </Link>
    </>
  );
}

/** "Already have a page?" with the link to sign in. */
export function BackAgain() {
  return (
    <>
      Already have a page?{" "}
      <Link className="st-a" to={paths.auth.login}>
        Log in
      </Link>
    </>
  );
}
