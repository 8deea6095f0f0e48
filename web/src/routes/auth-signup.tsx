import { SignupScreen } from "#features/auth/signup-screen.tsx";
import { BackAgain, Door } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <Door aside={<BackAgain />}>
      <SignupScreen />
    </Door>
  );
}
