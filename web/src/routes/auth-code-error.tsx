import { CodeErrorScreen } from "#features/account/auth/code-error-screen.tsx";
import { Door } from "#features/marketing/door.tsx";

export function Component() {
  return (
    <Door>
      <CodeErrorScreen />
    </Door>
  );
}
