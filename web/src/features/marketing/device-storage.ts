/** One thing that this site keeps on a device. None of it is a cookie; what is sent says so in `why`. */
export type Kept = {
  name: string;
  where: "localStorage" | "sessionStorage" | "IndexedDB" | "Cache Storage";
  when: string;
  why: string;
  until: string;
};

/** Everything the dashboard and the public pages keep on a device. A test compares it with the source. */
export const KEPT_ON_DEVICE: readonly Kept[] = [
  {
    name: "firebaseLocalStorageDb",
    where: "IndexedDB",
    when: "You log in",
    why: "Keeps you logged in",
    until: "You log out",
  },
  {
    name: "firestore",
    where: "IndexedDB",
    when: "You open the dashboard",
    why: "Your links, products and orders, so the dashboard opens right away and works offline",
    until: "You log out",
  },
  {
    name: "firebase-heartbeat-database",
    where: "IndexedDB",
    when: "You log in",
    why: "Sends Google the version of its software in this browser, at most once a day",
    until: "30 days",
  },
  {
    name: "awning-shell-<version>",
    where: "Cache Storage",
    when: "You open the dashboard",
    why: "The dashboard’s files, the same for everyone, so it opens right away and works offline",
    until: "A newer version replaces them",
  },
  {
    name: "awning.device",
    where: "localStorage",
    when: "You log in",
    why: "A random number, so we can email you about logins from new devices",
    until: "You delete this site’s data",
  },
  {
    name: "awning.theme",
    where: "localStorage",
    when: "You choose light or dark",
    why: "Your choice",
    until: "You choose “Auto”",
  },
  {
    name: "awning:signup",
    where: "sessionStorage",
    when: "You fill in the sign-up form",
    why: "Keeps your email and name after a reload, never your password",
    until: "You close the tab",
  },
  {
    name: "awning:unsaved:<shop>",
    where: "sessionStorage",
    when: "You leave a dashboard screen before your changes are saved",
    why: "Restores your text when you return",
    until: "It’s saved, you log out or you close the tab",
  },
  {
    name: "awning:from:<shop>",
    where: "sessionStorage",
    when: "You come to a shop from another site or a link with UTM parameters, or click a link on its page",
    why: "Shown to the shop with your order, and only then: the name of that site, its UTM parameters and the link, nothing about you",
    until: "You close the tab",
  },
  {
    name: "awning:basket:<shop>",
    where: "localStorage",
    when: "You add something to a basket",
    why: "Your basket: items, quantities, and a key that prevents duplicate orders",
    until: "You order or empty it, or 30 days after its last change",
  },
  {
    name: "awning:typed:<shop>",
    where: "sessionStorage",
    when: "You leave or reload a checkout",
    why: "Restores what you entered after a reload or when you go back",
    until: "You open the checkout again or an order page, or you close the tab",
  },
  {
    name: "awning:sent:<shop>",
    where: "sessionStorage",
    when: "You place an order",
    why: "Matches the confirmation to your basket",
    until: "The order is confirmed, or you close the tab",
  },
  {
    name: "awning:ordered:<shop>",
    where: "localStorage",
    when: "Your order is confirmed",
    why: "The order number and the key of its basket, so the basket is emptied",
    until: "Your next order in that shop replaces it",
  },
  {
    name: "awning:chat:<shop>",
    where: "localStorage",
    when: "You send the first message to a shop",
    why: "Reopens your conversation with that shop",
    until: "You delete this site’s data",
  },
  {
    name: "awning:chat-visitor:<shop>",
    where: "localStorage",
    when: "You send the first message to a shop",
    why: "A random number, so a message that is sent twice starts only one conversation",
    until: "You delete this site’s data",
  },
  {
    name: "awning:chat-unsent:<shop>",
    where: "localStorage",
    when: "A message to a shop can’t be sent right away",
    why: "Sends it when you are back online",
    until: "It’s sent",
  },
  {
    name: "awning:chat-who:<shop>",
    where: "localStorage",
    when: "You leave your name and email with a message that can’t be sent right away",
    why: "Sends them with the message",
    until: "It’s sent",
  },
  {
    name: "awning:chat-gone:<shop>",
    where: "localStorage",
    when: "A shop ends the conversation",
    why: "Hides the chat button on its pages",
    until: "You delete this site’s data",
  },
  {
    name: "awning-chat",
    where: "IndexedDB",
    when: "You answer a customer while you are offline",
    why: "Keeps your messages until they’re sent",
    until: "They’re sent, or you log out",
  },
  {
    name: "awning:in-app",
    where: "sessionStorage",
    when: "You choose to stay in another app’s browser",
    why: "Doesn’t suggest your own browser again",
    until: "You close the tab",
  },
  {
    name: "awning:unsaved:typed",
    where: "sessionStorage",
    when: "A screen fails or you’re logged out while you’re typing",
    why: "Restores what you typed",
    until: "It’s restored, you log out or you close the tab",
  },
  {
    name: "awning.reloaded-for",
    where: "sessionStorage",
    when: "A new version is released while you have the site open",
    why: "Reloads only once",
    until: "You close the tab",
  },
  {
    name: "awning.cache-broke",
    where: "sessionStorage",
    when: "The copy of your data in this browser is damaged",
    why: "Works without that copy",
    until: "You close the tab",
  },
];
