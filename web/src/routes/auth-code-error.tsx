import { CodeErrorScreen } from "#features/account/auth/code-error-screen.tsx";
import { AuthLayout } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <AuthLayout>
      <CodeErrorScreen />
    </AuthLayout>
  );
}
