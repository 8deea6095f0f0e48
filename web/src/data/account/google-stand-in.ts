import { GoogleAuthProvider, signInWithCredential } from "firebase/auth";
import { auth } from "../core/firebase-auth.ts";

const NAME = "google-stand-in";

/**
 * Offline development: our own popup replaces Google's, whose script cannot be loaded then. The Auth emulator accepts any
 * account the popup returns.
 * @returns false when the popup is closed, `null` when the browser blocks it
 */
export async function signInWithStandIn(): Promise<boolean | null> {
  const popup = window.open("", NAME, "popup,width=420,height=480");
  if (!popup) return null;
  const email = await askForAddress(popup);
  popup.close();
  if (email === null) return false;
  // The Auth emulator accepts an ID token in plain JSON.
  const idToken = JSON.stringify({ sub: `google-${email}`, email, email_verified: true });
  await signInWithCredential(auth(), GoogleAuthProvider.credential(idToken));
  return true;
}

function askForAddress(popup: Window): Promise<string | null> {
  const { document } = popup;
  document.title = "Stand-in for Google";
  document.documentElement.lang = "en";
  document.documentElement.style.colorScheme = "light dark";
  document.body.style.cssText = "margin:0 auto;max-width:340px;padding:40px 20px;font:16px/1.5 system-ui,sans-serif";
  const title = document.createElement("h1");
  title.textContent = "Stand-in for Google";
  title.style.cssText = "margin:0 0 8px;font-size:24px";
  const words = document.createElement("p");
  words.textContent = "Google’s own window needs the internet. For development, any address will do.";
  const form = document.createElement("form");
  form.style.cssText = "display:grid;gap:8px;margin-top:24px";
  const label = document.createElement("label");
  label.textContent = "Google account";
  label.htmlFor = "account";
  const input = Object.assign(document.createElement("input"), { id: "account", type: "email", required: true, autocomplete: "off" });
  input.style.cssText = "font:inherit;padding:10px 12px";
  const button = document.createElement("button");
  button.textContent = "Sign in";
  button.style.cssText = "font:inherit;padding:12px;margin-top:8px";
  form.append(label, input, button);
  document.body.replaceChildren(title, words, form);
  input.focus();
  return new Promise((resolve) => {
    const watch = setInterval(() => popup.closed && end(null), 300);
    const end = (email: string | null) => {
      clearInterval(watch);
      resolve(email);
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      end(input.value.trim().toLowerCase());
    });
  });
}
