// Add box
export const addressPlaceholder = "Paste a link, email or phone";
export const newLink = "New link";
export const addLink = "Add link";

// Archive
export const archive = "Archive";
export const ofLabel = (count: number, linksArchivedMax: number) => `${count} of ${linksArchivedMax}`;
export const closeArchive = "Close archive";
export const loadingYourArchive = "Loading your archive";
export const archivedEmptyText = "No archived links. Archived links are hidden from your page and can be restored.";
export const archiveFull = "Your archive is full. Delete links you no longer need.";
export const archivedLinks = "Archived links";
export const archived = "Archived";
export const restore = "Restore";
export const restoreLabel = (title: string) => `Restore ${title}`;
export const deletePermanently = (title: string) => `Delete ${title} permanently`;

// Display fields
export const linkPicture = "Link picture";
export const pictureRemovedFrom = (title: string) => `Picture removed from “${title}”`;
export const icon = "Icon";
export const defaultLabel = "Default";
export const auto = "Auto";
export const thumbnail = "Thumbnail";
export const nowPicture = "picture";
export const nowDefault = "default";

// File sheet
export const chooseAFile = "Choose a file";
export const fileHint = "PDF, pictures, MP3, ZIP, EPUB, text and spreadsheets, up to 20 MB. Anyone who visits your page can download it.";
export const uploading = (name: string) => `Uploading ${name}`;
export const stopLabel = "Stop";
export const thisFileIsEmpty = "This file is empty.";
export const fileTooLarge = "This file is larger than 20 MB. Make it smaller, or host it elsewhere and add a link.";
export const fileTypeRefused = "This file type isn’t supported. Save it as a PDF or put it in a ZIP.";
export const bytesOf = (fileSize: string, otherFileSize: string) => `${fileSize} of ${otherFileSize}`;
export const fileNameInvalid = (nameMax: number) => `Use at most ${nameMax} characters, without any of these: / \\ : * ? " < > |`;

// Link clicks
export const recentClicks = (week: string, month: number) => `${week} in the last 7 days, ${month} in the last 28 days`;
export const clicks = "Clicks";
export const sales = "Sales";
export const inSales = "in sales";
export const showSales = "Show sales by link";
export const salesHint = "Sales are what visitors ordered after opening a link, in the 28 days up to yesterday.";
export const sevenDays = "7 days";
export const twentyEightDays = "28 days";
export const noClicksHint =
  "No clicks yet. Each time a visitor opens a link, it counts as a click. Bots and your own previews aren’t counted. Days use your time zone.";
export const clicksHint =
  "Each time a visitor opens a link, it counts as a click. Bots and your own previews aren’t counted. Days use your time zone.";

// Link editor
export const playsOnYourPage = "Plays on your page";
export const featured = "Featured";
export const featuredHint = "Shown larger than your other links";
export const animate = "Animate";
export const wiggleHint = "A short wiggle. Off for visitors who prefer reduced motion.";
export const replaceFile = "Replace file…";
export const replaceFileLabel = "Replace file";
export const moveToGroup = "Move to group…";
export const ungroup = "Ungroup";
export const playerHint = (player: string | null) => `Nothing loads from ${player} until a visitor clicks play`;

// Link fields
export const title = "Title";
export const address = "Address";
export const spelledHostWarning = (spelled: string) => `Browsers show this site as ${spelled}. Make sure it’s the one you mean.`;
export const subtitle = "Subtitle";
export const enterATitle = "Enter a title.";
export const remove = (problem: string) => `Remove ${problem}.`;
export const call = "Call";
export const text = "Text";
export const whatsapp = "WhatsApp";
export const action = "Action";

// Link filters
export const searchLinks = "Search links";
export const filterLinks = "Filter links";
export const all = "All";
export const shown = "Shown";
export const scheduledFilter = "Scheduled";
export const offOrEnded = "Off or ended";

// Link icons
export const webLink = "Web link";
export const emailAddress = "Email address";
export const phoneNumber = "Phone number";
export const textMessage = "Text message";
export const videoOrMusicPlayer = "Video or music player";
export const messageForm = "Message form";
export const bookingPage = "Booking page";
export const mapPin = "Map pin";
export const newsFeed = "News feed";
export const product = "Product";
export const service = "Service";
export const page = "Page";
export const file = "File";
export const heading = "Heading";
export const group = "Group";
export const link = "Link";
export const globe = "Globe";
export const envelope = "Envelope";
export const message = "Message";
export const clock = "Clock";
export const calendar = "Calendar";
export const basket = "Basket";
export const shop = "Shop";
export const parcel = "Parcel";
export const delivery = "Delivery";
export const document = "Document";
export const information = "Information";
export const heart = "Heart";
export const star = "Star";
export const gift = "Gift";
export const music = "Music";
export const play = "Play";
export const camera = "Camera";
export const book = "Book";
export const cup = "Cup";

// Link list
export const links = "Links";
export const linkNoun = "link";

// Link row
export const hiddenGroupIsOff = "Hidden: group is off";
export const hiddenProductNotActive = "Hidden: product not active";
export const hiddenCantBeBooked = "Hidden: can’t be booked";
export const hiddenPageIsntPublished = "Hidden: page isn’t published";
export const hiddenPageWasDeleted = "Hidden: page was deleted";
export const hidden = "Hidden";
export const closeLabel = "Close";
export const show = (title: string) => `Show ${title}`;
export const hiddenUnsafeSite = (url: string) => `Hidden, unsafe site: ${url}`;
export const emptyGroup = "Empty group";
export const groupOf = (count: string) => `Group of ${count}`;
export const removeFromGroup = "Remove from group";

// Link sheets
export const linkToFile = "Link to a file";
export const moreOptionsForLinks = "More options for links";
export const addGroup = "Add group";
export const linkToProduct = "Link to a product";
export const linkToService = "Link to a service";
export const linkToBookingPage = "Link to a booking page";
export const linkToPage = "Link to a page";
export const linkToMessageForm = "Link to a message form";
export const utmTracking = "UTM tracking";
export const moveTo = (title: string) => `Move “${title}” to`;
export const noGroupsHint = "No groups yet. Add one from the menu above your links.";
export const noGroup = "No group";
export const utmSwitch = "Add UTM parameters to web links";
export const referrerHint =
  "Lets the sites you link to see that visitors came from your page. Links that already have UTM parameters keep them.";
export const servicesEmptyText = "You don’t have any services yet. Add one under Bookings.";
export const draft = "draft";

// Links
export const onYourPage = (count: number) => `${count} on your page`;
export const hiddenLabel = (count: number) => `${count} hidden`;
export const off = (off: number) => `${off} off`;
export const addHeading = "Add heading";
export const scheduled = (count: number) => `${count} scheduled`;
export const loadingYourLinks = "Loading your links";
export const noLinksYet = "No links yet";
export const importLinks = "Import from another page";
export const emptyText = "Paste a link above: your portfolio, a map, your email or phone number. It appears on your page right away.";

// Page sheet
export const pagesEmptyText = "You don’t have any pages yet. Create one under Pages.";
export const notPublished = "not published";
export const checkingThePage = "Checking the page…";
export const savingThePicture = "Saving the picture…";
export const pagePictureUsed = (title: string) => `“${title}” now uses its page’s picture`;
export const usePagesPicture = "Use the page’s picture";
export const offlineHint = "You’re offline. Reconnect to continue.";
export const noMatchHint = "No match here. Load more below.";
export const noResults = "No results.";
export const searchProducts = "Search products";
export const moreProducts = "More products";
export const noServicesHint = "No active services yet. Create a product of the type Service and publish it.";
export const searchServices = "Search services";
export const moreServices = "More services";

// Recognise
export const emailUs = "Email us";
export const callUs = "Call us";
export const textUs = "Text us";

// Schedule fields
export const showFromLabel = "Show from";
export const showUntilLabel = "Show until";
export const endTooEarly = "Choose an end after the start.";
export const scheduleHint = (zone: string) => `Uses the time zone ${zone}. Shows and hides automatically.`;
export const alwaysShow = "Always show";
export const schedule = "Schedule";
export const always = "always";

// Use link actions
export const limitReached = (linksMax: number) => `You’ve reached the limit of ${linksMax} links. Delete or archive one first.`;
export const groupLimitReached = (groupsMax: number) => `You’ve reached the limit of ${groupsMax} groups. Remove one first.`;
export const archivedOverLimit = (linksMax: number, title: string) =>
  `You’ve reached the limit of ${linksMax} links, so “${title}” was archived.`;
export const newHeading = "New heading";
export const newGroup = "New group";
export const messageUs = "Message us";
export const added = (title: string) => `“${title}” added`;
export const removed = (title: string) => `“${title}” removed`;
export const groupRemoved = (title: string) => `Group “${title}” removed`;
export const archiveLimitReached = (linksArchivedMax: number) =>
  `Your archive is full at ${linksArchivedMax} links. Delete links you no longer need.`;
export const archivedLabel = (title: string) => `“${title}” archived`;
export const restored = (title: string) => `“${title}” restored`;
export const deleted = (title: string) => `“${title}” deleted`;

// Utm fields
export const utmParameters = "UTM parameters";
export const utmHint = "Parameters already in the link are never changed.";
export const pageDefault = "Page default";
export const utmOff = "Off";
export const custom = "Custom";
export const source = "Source";
export const defaultsToYourUsername = "Defaults to your username";
export const medium = "Medium";
export const defaultsTo = (utmMedium: string) => `Defaults to “${utmMedium}”`;
export const campaign = "Campaign";
export const leaveBlankToSkip = "Leave blank to skip";
export const nowPageDefault = "page default";
export const nowOff = "off";
export const nowCustom = "custom";
