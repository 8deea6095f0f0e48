import { useSearchParams } from "react-router";
import { ConfirmChangeScreen } from "#features/account/auth/confirm-change-screen.tsx";
import { ConfirmScreen } from "#features/account/auth/confirm-screen.tsx";
import { AuthLayout } from "#features/marketing/door.tsx";
// Comes along with this screen: when the connection goes while a link is read, there is no way left to fetch the words for it.
import "./auth-code-error.tsx";

export function Component() {
  const change = useSearchParams()[0].get("change");
  return <AuthLayout>{change === null ? <ConfirmScreen /> : <ConfirmChangeScreen code={change} />}</AuthLayout>;
}
