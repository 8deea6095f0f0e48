import { LoginScreen } from "#features/account/auth/login-screen.tsx";
import { Door, NewHere } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <Door aside={<NewHere />}>
      <LoginScreen />
    </Door>
  );
}
