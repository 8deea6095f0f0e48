import type { ReactNode } from "react";
import { lazyPart } from "#ui/lazy-part.ts";

const signUps = lazyPart(async () => (await import("#features/contact/sign-ups.tsx")).SignUps);

/** The newsletter subscribers, which most owners never have. */
export function LaterSignUps(props: { siteId: string; empty?: ReactNode }) {
  const SignUps = signUps.usePart();
  return SignUps ? <SignUps {...props} /> : null;
}
