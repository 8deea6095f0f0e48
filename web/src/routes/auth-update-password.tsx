import { UpdatePasswordScreen } from "#features/account/auth/password/update-password-screen.tsx";
import { AuthLayout } from "#features/marketing/door.tsx";
// Comes along with this screen: when the connection goes while a link is read, there is no way left to fetch the words for it.
import "./auth-code-error.tsx";

export function Component() {
  return (
    <AuthLayout>
      <UpdatePasswordScreen />
    </AuthLayout>
  );
}
