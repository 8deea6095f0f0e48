export { ProductsScreen as Component } from "#features/product/products-screen.tsx";
