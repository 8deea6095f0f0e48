import { ResendScreen } from "#features/account/auth/password/forgot-screen.tsx";
import { AuthLayout, BackAgain } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <AuthLayout aside={<BackAgain />}>
      <ResendScreen />
    </AuthLayout>
  );
}
