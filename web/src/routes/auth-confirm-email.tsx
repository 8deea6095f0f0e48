import { ConfirmScreen } from "#features/auth/confirm-screen.tsx";
import { Door } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <Door>
      <ConfirmScreen />
    </Door>
  );
}
