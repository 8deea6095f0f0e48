export { ProductsScreen as Component } from "#features/products/products-screen.tsx";
