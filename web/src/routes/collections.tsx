export { CollectionsScreen as Component } from "#features/collections/collections-screen.tsx";
