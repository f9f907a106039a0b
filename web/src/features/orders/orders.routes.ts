import type { PageRoute } from '../../lib/page.ts'

export const orderRoutes: PageRoute[] = [
  {
    page: 'checkout',
    paths: ['/marketplace/:listingId/buy'],
    title: { en: 'Checkout', es: 'Comprar' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'order-checkout',
    paths: ['/orders/:orderId/checkout'],
    title: { en: 'Checkout', es: 'Comprar' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'orders',
    paths: ['/orders'],
    title: { en: 'Your orders', es: 'Tus pedidos' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'payouts',
    paths: ['/orders/payouts'],
    title: { en: 'Payments to you', es: 'Pagos para ti' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'order',
    paths: ['/orders/:orderId'],
    title: { en: 'Order', es: 'Pedido' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'disputes',
    paths: ['/admin/disputes'],
    title: { en: 'Disputed orders', es: 'Pedidos en disputa' },
    language: 'en',
    guard: 'admin',
    noindex: true,
  },
]
