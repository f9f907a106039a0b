import type { PageRoute } from '../../lib/page.ts'
import { adminPage, memberPage } from '../../lib/page-route.ts'

export const orderRoutes: PageRoute[] = [
  memberPage('checkout', '/marketplace/:listingId/buy', 'Checkout', 'Comprar'),
  memberPage('order-checkout', '/orders/:orderId/checkout', 'Checkout', 'Comprar'),
  memberPage('orders', '/orders', 'Your orders', 'Tus pedidos'),
  memberPage('payouts', '/orders/payouts', 'Payments to you', 'Pagos para ti'),
  memberPage('order', '/orders/:orderId', 'Order', 'Pedido'),
  adminPage('disputes', '/admin/disputes', 'Disputed orders', 'Pedidos en disputa'),
]
