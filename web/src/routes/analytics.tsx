export { AnalyticsScreen as Component } from "#features/analytics/analytics-screen.tsx";
