// Invoice screen
export const invoice = "Invoice";
export const order = (number: string) => `Order ${number}`;
export const invoiceLabel = (number: string) => `Invoice ${number}`;
export const issuedCantBeChanged = "issued, can’t be changed";
export const printLabel = "Print";
export const invoiceIssued = (invoiceName: string) => `Invoice ${invoiceName} issued`;
export const issueInvoice = "Issue invoice";
export const testOrderRefused = "This is a test order, so it can’t be invoiced.";
export const canceledOrderRefused = "This order was canceled or expired, so it can’t be invoiced.";
export const businessDetailsMissing = "Invoices show your business details. They aren’t added yet.";
export const addBusinessDetails = "Add business details";
export const invoicePreviewHint = "This is a preview. Once issued, the invoice gets the next number and can’t be changed.";
export const notIssuedYet = "not issued yet";

// Packing slip screen
export const packingSlip = "Packing slip";
export const orderLabel = "Order";
export const ordered = "Ordered";
export const totalWeight = "Total weight";
export const orMore = (weight: string) => `${weight} or more`;
export const testOrder = "Test order";
export const noPaymentWasTaken = "No payment was taken";
export const shippingAddressTitle = "Ship to";
export const pickedUpByTitle = "Picked up by";
export const to = "To";
export const nothingToPack = "Nothing to pack for this order.";
export const items = "Items";
export const quantity = "Quantity";
export const packed = "Packed";
export const sku = (sku: string) => `SKU ${sku}`;
export const each = (weight: string) => `${weight} each`;
export const noteFromBuyer = "Note from the buyer";
export const itemsLeftToPack = "items left to pack";
export const everythingHasShipped = "everything has shipped";

// Packing slips
export const packingSlips = "Packing slips";
export const pageEach = "one page each";
export const noSlips = "No orders selected";
export const noSlipsHint = "Select orders in the list, then choose Packing slips.";

// Paper frame
export const orders = "Orders";
export const loadingTheOrder = "Loading the order";

// Invoice paper
export const buyer = "Buyer";
export const discount = (code: string) => `Discount ${code}`;
export const draft = "Draft";
export const includesTax = "Includes tax";
export const invoiceDraft = "Invoice draft";
export const issued = "Issued";
export const notYet = "not yet";
export const ofDiscountAppliesHere = (discount: string) => `${discount} of the discount applies here`;
export const paid = (payment: string) => `Paid ${payment}`;
export const refunded = "Refunded";
export const seller = "Seller";
export const shipping = "Shipping";
export const tax = "Tax";
export const taxNumber = (taxNumber: string) => `Tax number ${taxNumber}`;
export const taxRateOn = (includesTax: string, rate: string, money: string) => `${includesTax} ${rate} on ${money}`;
export const total = "Total";
export const vatNumber = (taxNumber: string) => `VAT number ${taxNumber}`;

// Transfer
export const accountHolder = "Account holder";
export const iban = "IBAN";
export const bic = "BIC";
export const reference = "Reference";
export const payCode = "QR code of the transfer";
