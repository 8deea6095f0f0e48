import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Check text
export const nameInvalid = "Use a name without web addresses. It’s shown in emails to your buyers.";
export const remove = (by: string) => `Remove ${by}.`;

// Contact section
export const contact = "Contact";
export const contactHint = "Only what you turn on is shown.";
export const address = "Address";
export const contactLeftOutHint = "Your home page doesn’t link to it. Anyone with this link gets what’s turned on here.";
export const contactCardHint = "Used by “Save contact” on your home page.";
export const showOnPage = "Show on page";
export const showOnPageLabel = (name: string) => `Show ${name} on page`;
export const emailInvalid = "Enter a valid email address, such as name@shop.example.";
export const contactCard = (link: ReactNode) => sentence`Contact card: ${link}`;

// Day hours
export const openLabel = (name: string) => `${name} open`;
export const closed = "Closed";

// Home parts section
export const links = "Links";
export const shop = "Shop";
export const openingHours = "Opening hours";
export const homePageSections = "Home page sections";
export const linksShownHint = "All links that are turned on.";
export const linksHiddenHint = "Hidden. Your links aren’t changed.";
export const bookings = "Bookings";
export const yourListedServices = "Your listed services.";
export const bookingHiddenHint = "Hidden. Your services can still be booked at their own addresses.";
export const shopShownHint = "Your first products, with a link to the rest.";
export const shopHiddenHint = "Hidden. Your shop is still available at its own address.";
export const hoursEmptyHint = "Nothing to show. Turn them on under Contact and hours.";
export const hoursShownHint = "Your weekly hours, and whether you’re open now.";
export const hoursHiddenHint = "Hidden here. Search engines can still show them.";
export const contactEmptyHint = "Nothing to show. Turn on contact details under Contact and hours.";
export const contactShownHint = "What’s turned on under Contact.";
export const contactHiddenHint = "Hidden here. Still included in your contact card.";
export const pages = "Pages";
export const sectionsHint = (pages: ReactNode) =>
  sentence`Empty sections are hidden. On a home page built in ${pages} your blocks replace links and shop.`;

// Hours section
export const timeZone = "Time zone";
export const sameAsThisDevice = "Same as this device.";
export const deviceFormatHint = (own: string) => `This device uses ${own}.`;

// Information skeleton
export const loading = "Loading";

// Sections
export const profile = "Profile";
export const contactAndHours = "Contact and hours";
export const searchAndSharing = "Search and sharing";
export const profileHint = "Who you are, at the top of your page";
export const contactAndHoursHint = "Where you are, and when you’re open";
export const searchAndSharingHint = "Your page in search results and messages";

// Information
export const information = "Information";
export const socialLinks = "Social links";
export const changeNameHint = "Change it on your account page";

// Language section
export const page = "Page";
export const language = "Language";
export const languageHint = "Language of your page. Sets number and date formats and reading direction.";
export const changeItInSettings = "Change it in settings";
export const showMadeWithAwning = "Show “Made with Awning” in the footer";
export const currency = (currency: ReactNode) => sentence`Currency: ${currency}`;

// Languages
export const northernSami = "Northern Sami";

// Pictures
export const picture = "Picture";
export const pictureRemoved = "Picture removed";
export const cover = "Cover";
export const coverRemoved = "Cover removed";

// Share section
export const shareCard = "Share card";
export const previewOfYourShareCard = "Preview of your share card";
export const shareHint = "Shown when your link is shared in a message or found in search.";
export const title = "Title";
export const shareBlankHint = "Leave blank to use your name and headline.";
export const headlineBlankHint = "Leave blank to use the start of your text.";
export const hideFromSearch = "Hide my pages from search engines";
export const shareCardPicture = "Share card picture";
export const shareCardPictureRemoved = "Share card picture removed";

// Social address
export const phoneInvalid = "Enter a valid phone number, such as +49 30 5550 147.";
export const linkInvalid = "Enter a valid link, such as shop.example.";

// Social field
export const socialLink = (place: number) => `Social link ${place}`;
export const link = (name: string) => `${name} link`;
export const moveUp = (name: string) => `Move ${name} up`;
export const textMessage = "Text message";
export const map = "Map";
export const mapLink = "Map link";
export const newsFeed = "News feed";
export const website = "Website";
export const profileLink = "Profile link";

// Socials
export const belowMyName = "Below my name";
export const atTheBottom = "At the bottom";
export const removed = (name: string) => `${name} removed`;
export const socialsLimitReached = (socialsMax: number) => `You’ve reached the limit of ${socialsMax} social links. Remove one first.`;
export const positionOfSocialLinks = "Position of social links";
export const addSocialLink = "Add a social link";
export const socialsHint = (socialsMax: number) => `You can add up to ${socialsMax} social links.`;

// Special days
export const datesLimitReached = (specialDaysMax: number) =>
  `You’ve reached the limit of ${specialDaysMax} dates with special hours. Remove one first.`;
export const specialHours = "Special hours";
export const dateTaken = "This date is already in the list.";
export const addDate = "Add date";
export const noteFor = (name: string) => `Note for ${name}`;
export const shownNextToDate = "Shown next to the date.";
export const holidaysAndOneOffChanges = "Holidays and one-off changes";

// Text fields
export const headline = "Headline";
export const headlineHint = "What you do, in one line";
export const about = "About";
