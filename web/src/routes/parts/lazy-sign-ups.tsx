import type { ReactNode } from "react";
import { lazyPart } from "#ui/lazy-part.ts";

const signUps = lazyPart(async () => (await import("#features/contact/sign-ups.tsx")).SignUps);

/** Who has signed up for news: a part that most owners never see. */
export function LaterSignUps(props: { siteId: string; empty?: ReactNode }) {
  const SignUps = signUps.usePart();
  return SignUps ? <SignUps {...props} /> : null;
}
