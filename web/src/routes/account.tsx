import { AccountScreen } from "#features/account/account-screen.tsx";
import { RenameForm } from "#features/account/auth/name/rename-form.tsx";
import { ChangePasswordForm } from "#features/account/auth/password/change-password-form.tsx";
import { ResendButton } from "#features/account/auth/resend-button.tsx";

export function Component() {
  return (
    <AccountScreen
      rename={(username, changes) => <RenameForm username={username} changes={changes} />}
      passwordForm={(email) => <ChangePasswordForm email={email} />}
      resend={(send) => <ResendButton isFresh={false} send={send} done="Sent. Check your email." />}
    />
  );
}
