// The browsers inside other apps. Google refuses to sign in there ("disallowed_useragent"), so the button would lead
// into an error page: https://developers.googleblog.com/en/upcoming-security-changes-to-googles-oauth-20-authorization-endpoint-in-embedded-webviews
const EMBEDDED =
  /\bFB(?:AN|AV|IOS|_IAB)\b|\bInstagram\b|musical_ly|\bBytedance|BytedanceWebview|\bTikTok\b|\bTwitter(?:Android| for iPhone)|\bPinterest\b|\bSnapchat\b|\bLine\/|\bLinkedInApp\b|\bMicroMessenger\b|\bGSA\/|; wv\)/i;
const APPLE_PHONE = /\b(?:iPhone|iPad|iPod)\b/;

/** Whether a page runs in an app's built-in browser, where Google sign-in fails. */
export function isEmbeddedBrowser(userAgent: string): boolean {
  if (EMBEDDED.test(userAgent)) return true;
  // A web view on iOS names WebKit but, unlike real browsers there, not Safari.
  return APPLE_PHONE.test(userAgent) && /AppleWebKit/.test(userAgent) && !/Safari\//.test(userAgent);
}
