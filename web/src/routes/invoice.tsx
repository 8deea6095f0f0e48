export { InvoiceScreen as Component } from "#features/orders/invoice-screen.tsx";
