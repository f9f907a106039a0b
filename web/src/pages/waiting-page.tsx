export { WaitingScreen as Component } from '../features/accounts/joining/waiting-screen.tsx'
