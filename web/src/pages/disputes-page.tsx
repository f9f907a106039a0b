export { DisputesScreen as Component } from '../features/orders/disputes-screen.tsx'
