/** Whether a secret is one of those that stand in the repository for the emulators: whoever reads it can sign with it. */
export function isDemoSecret(secret: string): boolean {
  return /demo-.*not-(?:for-real|a-real)/.test(secret);
}
