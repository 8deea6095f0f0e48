export { VisitorsScreen as Component } from "#features/contact/visitors-screen.tsx";
