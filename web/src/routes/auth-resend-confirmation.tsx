import { ResendScreen } from "#features/account/auth/resend-screen.tsx";
import { BackAgain, Door } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <Door aside={<BackAgain />}>
      <ResendScreen />
    </Door>
  );
}
