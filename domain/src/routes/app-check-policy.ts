/** App Check's hosts: the reCAPTCHA Enterprise script, its frames, and the token service. */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  "connect-src": ["https://content-firebaseappcheck.googleapis.com", "https://www.google.com/recaptcha/"],
};

export function admitAppCheck(policy: string): string {
  const directives = policy.split("; ");
  for (const [name, hosts] of Object.entries(HOSTS)) {
    const at = directives.findIndex((one) => one.startsWith(`${name} `));
    if (at < 0) directives.push([name, ...hosts].join(" "));
    else directives[at] = [directives[at], ...hosts].join(" ");
  }
  return directives.join("; ");
}
