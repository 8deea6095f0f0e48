import { LoginScreen } from "#features/account/auth/login-screen.tsx";
import { AuthLayout, NewHere } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <AuthLayout aside={<NewHere />}>
      <LoginScreen />
    </AuthLayout>
  );
}
