export { JoiningScreen as Component } from '../features/admin/joining/joining-screen.tsx'
