export { InvoiceScreen as Component } from "#features/order/invoice-screen.tsx";
