import { ForgotScreen } from "#features/account/auth/password/forgot-screen.tsx";
import { AuthLayout, NewHere } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <AuthLayout aside={<NewHere />}>
      <ForgotScreen />
    </AuthLayout>
  );
}
