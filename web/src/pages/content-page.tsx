export { ContentScreen as Component } from '../features/admin/content/content-screen.tsx'
