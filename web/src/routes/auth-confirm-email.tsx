import { useSearchParams } from "react-router";
import { ConfirmChangeScreen } from "#features/account/auth/confirm-change-screen.tsx";
import { ConfirmScreen } from "#features/account/auth/confirm-screen.tsx";
import { AuthLayout } from "#features/marketing/door.tsx";
// Imported with this screen, because the explanations could not load if the connection fails while a link is read.
import "./auth-code-error.tsx";

export function Component() {
  const change = useSearchParams()[0].get("change");
  return <AuthLayout>{change === null ? <ConfirmScreen /> : <ConfirmChangeScreen code={change} />}</AuthLayout>;
}
