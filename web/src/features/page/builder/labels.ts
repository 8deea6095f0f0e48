import { formatCount } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Builder leave guard
export const uploadLossWarning = "A picture is still uploading and will be lost if you leave.";

// Builder screen
export const openingYourPage = "Opening your page";

// Builder
export const block = "Block";
export const pageOptions = "Page options";
export const pageSettings = "Page settings";
export const versionHistory = "Version history";
export const viewAsVisitor = "View as a visitor";
export const blocks = "Blocks";
export const onThisPage = "On this page";
export const offlinePublishHint = (offlineLabel: string) => `${offlineLabel} You can publish when you’re back online.`;
export const oneUnreadableBlock = "1 block on this page can’t be read";
export const unreadableBlocks = (count: number) => `${count} blocks on this page can’t be read`;
export const selectedBlock = "Selected block";
export const editor = "Editor";
export const layout = "Layout";
export const preview = "Preview";
export const addABlock = "Add a block";
export const thisPageIsStillEmpty = "This page is still empty.";
export const addFirstBlock = "Add the first block";
export const editingAwning = (title: string) => `Editing ${title} · Awning`;
export const blockRemovedHint = (n1BlockOnThisPage: ReactNode) => sentence`${n1BlockOnThisPage} and will be removed with your next change.`;
export const addMoveRemove = (a: ReactNode, up: ReactNode, down: ReactNode, backspace: ReactNode) =>
  sentence`${a} add ${up}${down} move ${backspace} remove`;

// Canvas
export const previewTitle = (title: string) => `${title}, as visitors will see it`;
export const productsGap = "Products: no active products yet";
export const bookingGap = "Booking: no services listed yet";
export const linksNoLinksShownYet = "Links: no links shown yet";
export const hoursGap = "Hours: not shown. Set and turn on your hours under Information";
export const socialsGap = "Social links: none yet. Add them under Information";
export const buttonGap = "Button: its page isn’t published";
export const countdownGap = "Countdown: ended, with no message";
export const stillToDo = (block: string, toDo: string) => `${block}: ${toDo}`;
export const addText = "add text";
export const addPicture = "add a picture";
export const addLink = "add a link";
export const chooseProducts = "choose products";
export const chooseService = "choose a service";
export const addQuestion = "add a question";
export const setDateAndTime = "set a date and time";
export const chooseGroup = "choose a group";

// Inline text
export const blockText = "Block text";
export const formatting = "Formatting";

// Draft
export const changesFromAnotherDevice = "changes from another device";
export const keptYourVersion = "kept your version";

// Layer
export const blocksOnPage = "Blocks on the page";
export const placeOfBlock = (block: string, index: number, count: number, name: string) => `${block}, ${index} of ${count}${name}`;

// Selection
export const actions = (name: string) => `${name}: actions`;
export const editText = "Edit text";
export const moreFor = (name: string) => `More for ${name}`;
export const more = "More";
export const addBlockBelow = (name: string) => `Add a block below ${name}`;
export const addBlockHere = "Add a block here";
export const copyToAnotherPage = "Copy to another page";
export const moveToColumn = (column: number, way: string) => `Move to column ${column} ${way}`;

// Change list
export const noChanges = "No changes";
export const andMore = (count: number) => `and ${count} more`;

// Changes
export const titleChangedTo = (title: string) => `Title changed to “${title}”`;
export const addressChangedTo = (slug: string) => `Address changed to /${slug}`;
export const shownInMenu = "Shown in the menu";
export const removedFromMenu = "Removed from the menu";
export const menuPositionChanged = "Menu position changed";
export const searchSettingsChanged = "Search and preview settings changed";
export const added = (block: string) => `${block} added`;
export const moved = (block: string) => `${block} moved`;
export const changed = (block: string) => `${block} changed`;
export const removed = (block: string) => `${block} removed`;

// Conflict sheet
export const changedElsewhereTitle = "This page was changed elsewhere";
export const useSavedVersion = "Use saved version";
export const keepMine = "Keep mine";
export const differencesInYourVersion = "Differences in your version";
export const noDifferences = "No differences";
export const yours = "Yours";
export const savedVersion = "Saved version";
export const changedElsewhereText = (time: ReactNode) =>
  sentence`Another tab or device saved this page ${time} while you were editing. Keep your version or use the saved one. You can undo either choice.`;

// Copy sheet
export const loadingYourPages = "Loading your pages";
export const noOtherPagesYet = "No other pages yet.";
export const copiedTo = (block: string, title: string) => `${block} copied to “${title}”`;
export const copyWaits = (block: string, title: string) => `${block} will be copied to “${title}” when you’re back online`;
export const blocksLabel = (count: number) => `${count} blocks`;
export const copyHere = "Copy here";

// Outline
export const noBlocksHint = "No blocks yet. Add your first block.";
export const blocksOnThisPageLabel = "Blocks on this page";
export const moveUpLabel = (block: string) => `Move ${block} up`;
export const moveDownLabel = (block: string) => `Move ${block} down`;

// Booking form
export const heading = "Heading";
export const shows = "Shows";
export const allServices = "All services";
export const selectedServices = "Selected services";
export const noServicesHint = "No bookable services yet. Add one under Bookings.";
export const servicesShown = "Services shown";
export const noLongerBookable = "No longer bookable";
export const addAService = "Add a service";
export const chooseAService = "Choose a service";

// Fields
export const linkInvalid = "Enter a link, such as shop.example or mailto:name@shop.example.";

// Moment field
export const inTime = (zone: string) => `In ${zone} time`;

// Picture forms
export const picture = "Picture";
export const shape = "Shape";
export const caption = "Caption";
export const link = "Link";
export const pictures = "Pictures";
export const grid = "Grid";
export const row = "Row";
export const address = "Address";
export const mapHint = "Street, number and city. The map loads only when a visitor clicks it.";
export const linkShortened = "This is a shortened link. Open it in a browser, then paste the full link.";
export const embedRefused = "This service doesn’t let other sites play clips or videos for rent. Paste the link to a video itself.";
export const embedLinkInvalid = (services: string) => `Paste a link to a song, video or playlist on ${services}.`;
export const embedLinkHint = (services: string) => `The share link from ${services}. It loads only when a visitor clicks play.`;
export const title = "Title";
export const original = "Original";
export const wide = "Wide";
export const square = "Square";
export const round = "Round";

// Products form
export const productsShown = "Products shown";
export const newest = "Newest";
export const selected = "Selected";
export const all = "All";
export const numberOfProducts = "Number of products";
export const addAProduct = "Add a product";
export const chooseAProduct = "Choose a product";
export const moreProducts = "More products";
export const noLongerAvailable = "No longer available";

// Props panel
export const nothingSelected = "Nothing selected";
export const selectBlockHint = "Select a block on the page to edit it, or add one.";
export const visibility = "Visibility";
export const from = "From";
export const untilLabel = "Until";
export const devices = "Devices";
export const phones = "Phones";
export const largerScreens = "Larger screens";

// Stall forms
export const buttonText = "Button text";
export const linkTargetLabel = "Links to";
export const webLink = "Web link";
export const shop = "Shop";
export const aPage = "A page";
export const style = "Style";
export const filled = "Filled";
export const outline = "Outline";
export const page = "Page";
export const chooseAPage = "Choose a page";
export const allLinks = "All links";
export const oneGroup = "One group";
export const group = "Group";
export const noLinkGroups = "Your links have no groups or headings yet.";
export const chooseGroupOrHeading = "Choose a group or heading";
export const alignment = "Alignment";
export const send = "Send";
export const confirmationMessage = "Confirmation message";

// Text forms
export const size = "Size";
export const large = "Large";
export const small = "Small";
export const loadingTextEditor = "Loading text editor…";
export const text = "Text";
export const quote = "Quote";
export const quotesHint = "Only use real quotes from people who agreed to be named.";
export const roleOrCompany = "Role or company";
export const newsletter = "Newsletter";
export const signUp = "Sign up";
export const consentText = "Consent text";
export const consentHint =
  "Saved with each subscriber, with the date and page. People are only added after they open the link we email them.";
export const noSubscribersHint = "No subscribers yet. You can download your list here once people sign up.";
export const start = "Start";

// Useful forms
export const hoursHint = "Uses your opening hours from Information once they’re turned on there.";
export const addAQuestion = "Add a question";
export const eventLabel = "Event";
export const dateAndTime = "Date and time";
export const messageWhenItEnds = "Message when it ends";
export const leaveBlankToHideBlock = "Leave blank to hide the block.";
export const line = "Line";
export const dots = "Dots";
export const scallops = "Scallops";
export const height = "Height";
export const medium = "Medium";
export const columns = "Columns";
export const two = "Two";
export const three = "Three";
export const columnWidths = "Column widths";
export const even = "Even";
export const firstWider = "First wider";
export const lastWider = "Last wider";
export const topLabel = "Top";
export const center = "Center";
export const columnsHint = "On phones, columns are stacked.";
export const question = (index: number) => `Question ${index}`;
export const answer = (index: number) => `Answer ${index}`;
export const moveQuestionUp = (index: number) => `Move question ${index} up`;
export const moveQuestionDown = (index: number) => `Move question ${index} down`;
export const removeQuestion = (index: number) => `Remove question ${index}`;

// Publish box
export const publishedVersionRestored = "Published version restored";
export const discardChanges = "Discard changes";
export const unpublished = (title: string) => `“${title}” unpublished`;
export const publishNow = "Publish now";
export const lastPublished = (time: ReactNode) => sentence`Last published ${time}`;
export const checkingPublishedVersion = "Checking the published version…";
export const publishRefused = (wrong: string) => `Not published because of errors: ${wrong}.`;
export const linkedPageHidden = (lost: string) => `Hidden because the linked page isn’t published: ${lost}.`;
export const offlineHint = "You’re offline. Your changes are kept here until you’re back online.";
export const publishThisPage = "Publish this page";
export const yourChanges = "Your changes";
export const changeCount = (count: number) => formatCount(count, "change");
export const sinceLastPublished = (count: number) => `${formatCount(count, "change")} since last published`;
export const publishHint = "Visitors will see it within seconds. The last 20 versions are kept.";
export const publishLaterHint = "Visitors will see it once your site is published. The last 20 versions are kept.";

// Settings sheet
export const enterAnAddress = "Enter an address.";
export const addressTooLong = "This address is too long. Choose a shorter one.";
export const addressReserved = "This address is already used by your site. Choose another one.";
export const addressTaken = "Another page already uses this address. Choose another one.";
export const inTheMenu = "In the menu";
export const inMenuHint = "Linked from your home page and other pages";
export const searchAndPreviews = "Search and previews";
export const descriptionHint = "One or two sentences shown below the title.";
export const previewPicture = "Preview picture";
export const hideFromSearchEngines = "Hide from search engines";
export const hiddenPageHint = "Anyone with the link can still visit";
export const addressInvalid = "Use lowercase letters, numbers and single hyphens, such as opening-day.";
export const changedSearchSettings = "changed search settings";
export const changedName = "changed the name";
export const changedAddress = "changed the address";
export const changedMenu = "changed the menu";

// Top bar
export const backToPages = "Back to pages";
export const changedElsewhere = "Changed elsewhere";
export const undo = (undoLabel: string) => `Undo: ${undoLabel}`;
export const undoLabel = "Undo";
export const redo = (redoLabel: string) => `Redo: ${redoLabel}`;
export const redoLabel = "Redo";
export const pageWidth = "Page width";
export const backToEditing = "Back to editing";
export const notSavedPageTooLarge = "Not saved: page too large";
export const notSavedTryAgain = "Not saved: try again";

// Tree
export const blocksCount = (count: number, blocksMax: number) => `This page has ${count} of ${blocksMax} blocks`;
export const thisPageIsFull = "This page is full";

// Use builder
export const removeSomethingFirst = (full: string) => `${full}. Remove something first.`;
export const columnsTooDeep = "Columns can only be nested once.";
export const isAt = (block: string, id: string) => `${block} is at ${id}.`;
export const isFirstBlock = "This is already the first block.";
export const isLastBlock = "This is already the last block.";
export const removedLabel = (block: string) => `${block} removed.`;
export const positionOf = (index: number, count: number) => `position ${index} of ${count}`;
export const addedBlockNames = (blockNames: string) => `added ${blockNames}`;
export const addedAtPosition = (blockNames: string, index: number) => `${blockNames} added at position ${index}.`;
export const movedBlock = (block: string) => `moved ${block}`;
export const changedBlock = (block: string) => `changed ${block}`;
export const removedBlock = (block: string) => `removed ${block}`;
export const restored = (block: string) => `restored ${block}`;

// Use dragging
export const dropHere = (block: string) => `Drop ${block} here`;
export const pickedUp = (block: string) => `${block} picked up.`;

// Versions sheet
export const loadingVersionHistory = "Loading version history";
export const noVersionsHint = "No versions yet. The last 20 published versions are kept here.";
export const versionRestored = "Version restored as a draft. Publish to make it live.";
export const offlineRestoreHint = "You’re offline. Reconnect to restore a version.";
export const restore = "Restore";
export const liveNow = (title: string, blocks: string) => `${title}, ${blocks}, live now`;
