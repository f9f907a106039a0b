export { CheckoutScreen as Component } from '../features/orders/checkout-screen.tsx'
