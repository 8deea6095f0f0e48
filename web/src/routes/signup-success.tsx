import { MailboxScreen } from "#features/account/auth/mailbox-screen.tsx";
import { Door } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <Door>
      <MailboxScreen />
    </Door>
  );
}
