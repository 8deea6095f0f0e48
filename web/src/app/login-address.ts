import { paths } from "@awning/domain/routes/paths";

/** The sign-in that leads back to an address of the app. */
export function loginAddress(next: string): string {
  return `${paths.auth.login}?${new URLSearchParams({ next })}`;
}
