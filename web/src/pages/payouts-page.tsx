export { PayoutsScreen as Component } from '../features/orders/payouts-screen.tsx'
