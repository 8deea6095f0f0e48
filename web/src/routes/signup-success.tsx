import { MailboxScreen } from "#features/account/auth/mailbox-screen.tsx";
import { AuthLayout } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <AuthLayout>
      <MailboxScreen />
    </AuthLayout>
  );
}
