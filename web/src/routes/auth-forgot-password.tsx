import { ForgotScreen } from "#features/account/auth/forgot-screen.tsx";
import { Door, NewHere } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <Door aside={<NewHere />}>
      <ForgotScreen />
    </Door>
  );
}
