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
    why: "Your own links, products and orders, so that the dashboard opens at once and works offline",
    until: "You log out",
  },
  {
    name: "firebase-heartbeat-database",
    where: "IndexedDB",
    when: "You log in",
    why: "The version of Google's software in this browser, at most once a day",
    until: "30 days",
  },
  {
    name: "awning-shell-<version>",
    where: "Cache Storage",
    when: "You open the dashboard",
    why: "The dashboard's own files, the same for everyone, so that it opens at once and without a connection",
    until: "A newer version takes its place",
  },
  {
    name: "awning.device",
    where: "localStorage",
    when: "You log in",
    why: "A random number, so that your account can write to you when somebody logs in on a device it has not seen",
    until: "You delete the data of this site",
  },
  {
    name: "awning.theme",
    where: "localStorage",
    when: "You choose light or dark",
    why: "Your choice",
    until: "You choose “as the device”",
  },
  {
    name: "awning:signup",
    where: "sessionStorage",
    when: "You fill in the sign-up form",
    why: "Address and name survive a reload; never the password",
    until: "You close the tab",
  },
  {
    name: "awning:unsaved:<shop>",
    where: "sessionStorage",
    when: "You leave a screen of the dashboard before what you typed could be saved",
    why: "Brings your text back when you return",
    until: "It is saved, you log out or close the tab",
  },
  {
    name: "awning:from:<shop>",
    where: "sessionStorage",
    when: "You come to a shop from another site, by a tagged address, or follow a link of its page",
    why: "Tells the shop with your order, and only then, what led to it: the name of that site, the tags (UTM), the link; nothing about you",
    until: "You close the tab",
  },
  {
    name: "awning:basket:<shop>",
    where: "localStorage",
    when: "Something is put in the basket of a shop",
    why: "The basket: which items and how many, and a key that makes it one order",
    until: "It is ordered or emptied, or thirty days after its last change",
  },
  {
    name: "awning:typed:<shop>",
    where: "sessionStorage",
    when: "You leave or reload a checkout",
    why: "Brings back what you typed there after a reload, or when you go back",
    until: "You open the checkout again or the page of an order, or you close the tab",
  },
  {
    name: "awning:sent:<shop>",
    where: "sessionStorage",
    when: "An order is sent",
    why: "Knows which basket it came from when the shop answers",
    until: "The shop has answered, or you close the tab",
  },
  {
    name: "awning:ordered:<shop>",
    where: "localStorage",
    when: "An order is placed",
    why: "Its number and the key of its basket, which is emptied once it is bought",
    until: "The next order in that shop takes its place",
  },
  {
    name: "awning:chat:<shop>",
    where: "localStorage",
    when: "You send the first message to a shop",
    why: "Opens your conversation with that shop again",
    until: "You delete the data of this site",
  },
  {
    name: "awning:chat-visitor:<shop>",
    where: "localStorage",
    when: "You send the first message to a shop",
    why: "A random number, so that a message that is sent twice starts one conversation",
    until: "You delete the data of this site",
  },
  {
    name: "awning:chat-unsent:<shop>",
    where: "localStorage",
    when: "A message to a shop cannot be sent right away",
    why: "Sends it when you are back online",
    until: "It is sent",
  },
  {
    name: "awning:chat-gone:<shop>",
    where: "localStorage",
    when: "A shop has ended the conversation",
    why: "Hides the chat button on its pages",
    until: "You delete the data of this site",
  },
  {
    name: "awning-chat",
    where: "IndexedDB",
    when: "You answer a customer while you are offline",
    why: "Your messages wait there until they are sent",
    until: "They are sent, or you log out",
  },
  {
    name: "awning:in-app",
    where: "sessionStorage",
    when: "You choose to stay in the browser of another app",
    why: "Does not offer your own browser again",
    until: "You close the tab",
  },
  {
    name: "awning:unsaved:typed",
    where: "sessionStorage",
    when: "A screen breaks, or your sign-in ends, while you are typing",
    why: "Gives you back what you typed there",
    until: "It is back in its field, you sign out, or you close the tab",
  },
  {
    name: "awning.reloaded-for",
    where: "sessionStorage",
    when: "A new version of the site came out while you had it open",
    why: "Loads it once, not again and again",
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
