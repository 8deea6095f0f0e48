import { SignupScreen } from "#features/account/auth/signup-screen.tsx";
import { AuthLayout, BackAgain } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <AuthLayout aside={<BackAgain />}>
      <SignupScreen />
    </AuthLayout>
  );
}
