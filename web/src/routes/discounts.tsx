export { DiscountsScreen as Component } from "#features/discount/discounts-screen.tsx";
