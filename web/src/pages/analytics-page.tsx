export { AnalyticsScreen as Component } from '../features/admin/analytics/analytics-screen.tsx'
