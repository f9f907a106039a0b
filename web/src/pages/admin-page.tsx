export { AdminScreen as Component } from '../features/admin/admin-screen.tsx'
