import { HeroClaim } from "#features/account/auth/name/hero-claim.tsx";
import { HomePage } from "#features/marketing/home-page.tsx";

export function Component() {
  return <HomePage claim={(onName) => <HeroClaim onName={onName} />} />;
}
