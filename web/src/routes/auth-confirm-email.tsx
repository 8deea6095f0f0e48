import { useSearchParams } from "react-router";
import { ConfirmChangeScreen, ReturnAddressScreen } from "#features/account/auth/confirm-change-screen.tsx";
import { ConfirmScreen } from "#features/account/auth/confirm-screen.tsx";
import { AuthLayout } from "#features/marketing/door.tsx";
// Imported with this screen, because the explanations could not load if the connection fails while a link is read.
import "./auth-code-error.tsx";

export function Component() {
  const [query] = useSearchParams();
  const [change, back] = [query.get("change"), query.get("back")];
  return (
    <AuthLayout>
      {back !== null ? <ReturnAddressScreen code={back} /> : change !== null ? <ConfirmChangeScreen code={change} /> : <ConfirmScreen />}
    </AuthLayout>
  );
}
