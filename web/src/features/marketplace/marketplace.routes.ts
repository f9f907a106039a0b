import type { PageRoute } from '../../lib/page.ts'
import { adminPage, memberPage } from '../../lib/page-route.ts'

export const marketplaceRoutes: PageRoute[] = [
  {
    page: 'marketplace',
    paths: ['/marketplace'],
    title: { en: 'Sports Marketplace', es: 'Mercado deportivo' },
    language: 'en',
    guard: 'public',
    canonical: '/marketplace',
    still: 'screen',
  },
  memberPage('new-listing', '/marketplace/new', 'Create Listing', 'Publicar un anuncio'),
  memberPage('own-listings', '/marketplace/mine', 'My listings', 'Mis anuncios'),
  memberPage('saved-listings', '/marketplace/saved', 'Saved', 'Guardados'),
  memberPage('seller', '/marketplace/sellers/:handle', 'Seller', 'Vendedora'),
  {
    page: 'listing',
    paths: ['/marketplace/:id'],
    title: { en: 'Listing', es: 'Anuncio' },
    language: 'en',
    guard: 'public',
    still: 'screen',
  },
  memberPage('edit-listing', '/marketplace/:id/edit', 'Edit listing', 'Editar el anuncio'),
  adminPage('listing-categories', '/admin/categories', 'Marketplace categories', 'Categorías del mercado'),
]
