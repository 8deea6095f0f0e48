import { SignupScreen } from "#features/account/auth/signup-screen.tsx";
import { BackAgain, Door } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <Door aside={<BackAgain />}>
      <SignupScreen />
    </Door>
  );
}
