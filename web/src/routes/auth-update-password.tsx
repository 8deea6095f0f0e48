import { UpdatePasswordScreen } from "#features/auth/update-password-screen.tsx";
import { Door } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <Door>
      <UpdatePasswordScreen />
    </Door>
  );
}
