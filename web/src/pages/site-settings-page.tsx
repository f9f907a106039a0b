export { SiteSettingsScreen as Component } from '../features/admin/site/site-settings-screen.tsx'
