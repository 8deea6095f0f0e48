import type { CommandOutput } from "@awning/domain/api/commands";
import { requireStrongPassword } from "./password.ts";

/** Asked before a password is changed or reset, which Firebase does itself and with a shorter rule. */
export async function checkPassword(input: { email: string; password: string }): Promise<CommandOutput<"check-password">> {
  requireStrongPassword(input.password, input.email);
  return {};
}
