import type { ReactNode } from "react";
import { laterPart } from "#ui/later-part.ts";

const signUps = laterPart(async () => (await import("#features/contact/sign-ups.tsx")).SignUps);

/** Who has signed up for news: a part that most owners never see. */
export function LaterSignUps(props: { siteId: string; empty?: ReactNode }) {
  const SignUps = signUps.usePart();
  return SignUps ? <SignUps {...props} /> : null;
}
