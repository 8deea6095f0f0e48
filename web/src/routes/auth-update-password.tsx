import { UpdatePasswordScreen } from "#features/account/auth/password/update-password-screen.tsx";
import { AuthLayout } from "#features/marketing/door.tsx";
// Imported with this screen, because the explanations could not load if the connection fails while a link is read.
import "./auth-code-error.tsx";

export function Component() {
  return (
    <AuthLayout>
      <UpdatePasswordScreen />
    </AuthLayout>
  );
}
