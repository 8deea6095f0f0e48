import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// File fields
export const files = "Files";
export const productFiles = "Product files";
export const addFiles = "Add files";
export const uploadHint = "Drag and drop, or browse. PDF, EPUB, ZIP, audio, video and more, up to 2 GB each.";
export const newVersionOf = (name: string, file: string) => `${name}, new version of ${file}`;
export const uploading = (name: string) => `Uploading ${name}`;
export const retry = (name: string) => `Retry ${name}`;
export const cancelUploadOf = (name: string) => `Cancel upload of ${name}`;
export const filesOf = (count: number, filesMax: number) => `${count} of ${filesMax}`;
export const bytesOf = (fileSize: string, otherFileSize: string) => `${fileSize} of ${otherFileSize}`;

// File row
export const uploadNewVersion = "Upload new version";
export const download = "Download";
export const rename = "Rename";
export const newVersionOfLabel = (name: string) => `New version of ${name}`;
export const version = (version: number) => `version ${version}`;
export const buyersNotNotified = "buyers not notified";

// File sheets
export const renameFile = "Rename file";
export const fileNameHint = "Keep the file extension so it opens in the right app.";
export const removed = (name: string) => `“${name}” removed`;
export const removeFile = (name: string) => `Remove ${name}?`;
export const deleteFileWarning = "No one will be able to download it, including buyers who paid for it. You can’t undo this.";
export const sendEmail = "Send email";
export const thisFileIsEmpty = "This file is empty.";
export const fileTooLarge = "This file is larger than 2 GB. Split or compress it and try again.";
export const fileTypeRefused = "This type of file can run programs. Put it in a ZIP file first.";
export const tooManyFiles = (filesMax: number) => `A product can have at most ${filesMax} files.`;
export const fileNameInvalid = (nameMax: number) => `Use at most ${nameMax} characters and none of / \\ : * ? " < > |`;

// New product
export const draftCleared = "Draft cleared";
export const notTracked = "Not tracked";
export const published = (title: string) => `“${title}” published`;
export const savedAsDraft = (title: string) => `“${title}” saved as a draft`;
export const uploadFailed = "A picture couldn’t be uploaded. Try again or remove it.";
export const saveDraft = "Save draft";
export const products = "Products";
export const newProduct = "New product";
export const restoredNotice = "Restored from your last visit";
export const discardRestored = "Start over";
export const newProductHint = "All you need is a name and a price";
export const stockOf = (name: string) => `Stock of ${name}`;
export const saveBeforeUploadHint = "Save the draft first, then upload the files buyers will download.";
export const stock = "Stock";
export const trackStock = "Track stock";
export const trackedHint = "Stock goes down with each order.";
export const untrackedHint = "Buyers can order any quantity.";

// Option fields
export const optionName = "Option name";
export const color = "Color";
export const addValue = "Add value";
export const option = (at: number) => `Option ${at}`;
export const removeOption = (name: string | number) => `Remove option ${name}`;
export const valuesOf = (name: string) => `Values of ${name}`;
export const valueNumber = (index: number, name: string) => `Value ${index} of ${name}`;
export const newValueOf = (name: string) => `New value of ${name}`;
export const optionAt = (at: number) => `option ${at}`;
export const value = (index: number) => `value ${index}`;

// Own fields
export const internal = "SKU and tags";
export const weight = "Weight";
export const perItemPackedOptional = "per item, packed, optional";
export const tags = "Tags";
export const tagsHint = (tagMax: number) => `Separate with commas, up to ${tagMax} characters each. Only you see tags.`;
export const afterPurchase = "After purchase";
export const messageAfterPurchase = "Message after purchase";
export const afterPaymentHint = "Shown in the payment email and on the order page once the order is paid.";
export const afterPaymentExample = "Care instructions, meeting point, who to contact";
export const offlineHint = "You can edit this when you’re back online.";
export const materialsSizeCare = "Materials, size, care";
export const springGiftsLimited = "spring, gifts, limited";

// Product address
export const webAddress = "Web address";
export const addressChangeHint = "If you change it, links to the old address stop working.";
export const addressHint = "Based on the product name until you change it.";
export const useLettersOrNumbers = "Use letters or numbers.";
export const addressTaken = "Another product already uses this address. Choose a different one.";

// Product editor
export const saving = "Saving…";
export const enterNameFirst = "Enter a name first";

// Product fields
export const stonewareMug = "Stoneware mug";
export const productType = "Product type";
export const typeHint = "Can’t be changed after the first sale.";
export const pictures = "Pictures";
export const ofDragToReorder = (count: number, productImagesMax: number) => `${count} of ${productImagesMax}, drag to reorder`;
export const picturesOfProduct = "Pictures of the product";
export const pricing = "Pricing";
export const fixedPrice = "Fixed price";
export const payWhatYouWant = "Pay what you want";
export const minimumPrice = "Minimum price";
export const ownPriceMinimumHint = "Enter 0 to let buyers get it for free.";
export const suggestedPrice = "Suggested price";
export const limitPerOrder = "Limit per order";
export const tax = "Tax";
export const taxAndLimit = "Tax and limit";
export const limitOf = (most: string) => `Limit ${most} per order`;
export const TAX_LABELS = { standard: "Standard rate", reduced: "Reduced rate", zero: "No tax" };
export const rightToWithdraw = "Right to withdraw";
export const withdrawalHint = "Shown on the product and at checkout. EU law allows exceptions only where they’re true.";
export const withdrawalFilesHint = "For files, buyers waive it at checkout to download right away.";
export const WITHDRAWAL_LABELS = {
  standard: "Buyers can withdraw for 14 days",
  custom: "No, made to the buyer’s specifications",
  perishable: "No, spoils quickly",
  dated: "No, leisure on a fixed date",
  sealed: "Only while the seal is unbroken",
};
export const maker = "Maker";
export const makerHint = "Name and postal address of the manufacturer. If that’s you, enter yours.";
export const makerContact = "Maker’s email or website";
export const responsiblePerson = "Responsible person in the EU";
export const responsibleHint = "Name, postal and email address. Needed when the maker is outside the EU.";
export const warnings = "Warnings and safety information";
export const warningsExample = "Not suitable for children under 3 years.";
export const model = "Type or model";
export const batch = "Batch";
export const gtinInvalid = "Enter 8, 12, 13 or 14 digits as on the barcode";
export const makerMissing = "maker";
export const makerContactMissing = "maker’s email or website";
export const identifierMissing = "SKU, GTIN, type or batch";
export const safetyMissing = (missing: readonly string[]) =>
  `To offer this product in the EU, add: ${new Intl.ListFormat("en").format(missing)}.`;
export const returnsAndSafety = "Returns and safety";
export const none = "None";
export const grams = (weight: string) => `${weight} g`;
export const physical = "Physical";
export const digital = "Digital";
export const service = "Service";
export const serviceTypeHint = "Your time or work. Nothing is shipped; you arrange a time with the buyer by email.";
export const amountPerItem = "Amount";
export const amountPerItemHint = "For products sold by weight, volume, length or area: shows the price per kg, l, m or m².";
export const unit = "Unit";
export const amountInvalid = "Enter an amount such as 250 or 0.75";
export const incompleteForEu = "missing EU details";
export const compareAtPrice = "Compare-at price";
export const compareAtHint =
  "Marks the product as on sale. Buyers don’t see this number: they see the lowest price of the previous 30 days, if it was higher.";
export const setUpShippingOrPickup = "Set up shipping or pickup";
export const undeliverableWarning = (setUpShippingOrPickup: ReactNode) =>
  sentence`Buyers can’t order this yet because your shop has no shipping or pickup. ${setUpShippingOrPickup}`;

// Product mirror
export const preview = "Preview";
export const productName = "Product name";
export const statusLabel = "Status";
export const delivery = "Delivery";
export const shippingOrPickup = "Shipping or pickup";
export const digitalDownload = "Digital download";
export const byArrangement = "By arrangement";

// Product screen
export const product = "Product";
export const productGoneHint = "It may have been deleted on another device. Orders that include it keep its details.";
export const productGone = "This product no longer exists";
export const viewAllProducts = "View all products";
export const loadingProduct = "Loading product";

// Questions
export const questions = "Questions";
export const askedAtCheckout = "Asked at checkout";
export const whatShouldWeEngrave = "What should we engrave?";

// Use product editor
export const typeFixed = "It was just sold, so its type can’t be changed.";

// Variant fields
export const variants = "Variants";
export const variantsHint = "Add variants if this product comes in options such as size or color.";
export const addAVariant = "Add a variant";
export const addAnOption = "Add an option";
export const defaultLabel = "Default";
export const size = "Size";
export const material = "Material";
export const tooManyVariants = (variantsMax: number) => `A product can have at most ${variantsMax} variants.`;
export const add = (shape: string) => `Add ${shape}`;
export const variantNumber = (number: number) => `Variant ${number}`;

// Variant row
export const blue300Ml = "Blue, 300 ml";
export const priceOf = (name: string) => `Price of ${name}`;
export const skuOf = (name: string) => `SKU of ${name}`;
export const skuOptional = "SKU, optional";
export const pictureFor = (name: string, images: string) => `Picture for ${name}: ${images}`;
export const pictureForNone = (name: string) => `Picture for ${name}: none`;
export const noPicture = "No picture";
export const nameOfVariant = (index: number) => `Name of variant ${index}`;
export const picture = (index: number) => `Picture ${index}`;
export const samePrice = "same";

// Variant rules
export const stockRules = "Stock rules";
export const forLabel = (name: string) => `for ${name}`;
export const sellWithoutStock = "Continue selling when out of stock";
export const sameAsProductYes = "Same as product (yes)";
export const sameAsProductNo = "Same as product (no)";
export const yes = "Yes";
export const no = "No";
export const sellWithoutStockHint = "Buyers can order when it’s out of stock. The shop says it ships later.";
export const stopAtStockHint = "Buyers can’t order more than you have in stock.";
export const sellsWithoutStock = "Keeps selling when out of stock";
export const stopsWhenOutOfStock = "Stops when out of stock";
export const alertAt = (lowAt: string) => `Alert at ${lowAt}`;
export const lowStockAlert = "Low-stock alert at";

// Product form
export const enterAName = "Enter a name";
export const atMostCharacters = (max: number) => `Use at most ${max.toLocaleString("en")} characters`;
export const tagTooLong = (max: number) => `Use at most ${max} characters for each tag`;
export const atMostTags = (max: number) => `Use at most ${max} tags`;
export const priceMissing = "Enter a price. 0 makes it free.";
export const compareAtTooLow = (price: string) => `Enter more than ${price}, or leave it blank`;
export const cardPriceTooLow = (price: string) => `Enter at least ${price}, or leave it blank`;
export const compareAtBelowVariants = "Every variant costs this much or more. Enter a higher price, or leave it blank.";
export const wholeNumberInvalid = (max: number) => `Enter a whole number from 1 to ${max}, or leave it blank`;
export const stockInvalid = "Enter a whole number, or leave it blank";
export const weightInvalid = "Enter the weight in whole grams, or leave it blank";
export const nameTaken = "This name is already used. Choose a different one.";
export const tooManyValues = (max: number) => `An option can have at most ${max} values`;
export const skuUnchecked = "We couldn’t check whether this SKU is already used. It will be saved once we can check.";
