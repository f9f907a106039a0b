import type { PageRoute } from '../../lib/page.ts'

export const marketplaceRoutes: PageRoute[] = [
  {
    page: 'marketplace',
    paths: ['/marketplace'],
    title: { en: 'Sports Marketplace', es: 'Mercado deportivo' },
    description: {
      en: 'Gear, kit and services for your sport, from women in sport to women in sport.',
      es: 'Material, ropa y servicios para tu deporte, de mujeres del deporte para mujeres del deporte.',
    },
    language: 'en',
    guard: 'public',
    canonical: '/marketplace',
  },
  {
    page: 'new-listing',
    paths: ['/marketplace/new'],
    title: { en: 'Create Listing', es: 'Publicar un anuncio' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'own-listings',
    paths: ['/marketplace/mine'],
    title: { en: 'My listings', es: 'Mis anuncios' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'saved-listings',
    paths: ['/marketplace/saved'],
    title: { en: 'Saved', es: 'Guardados' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'listing',
    paths: ['/marketplace/:id'],
    title: { en: 'Listing', es: 'Anuncio' },
    language: 'en',
    guard: 'public',
  },
  {
    page: 'edit-listing',
    paths: ['/marketplace/:id/edit'],
    title: { en: 'Edit listing', es: 'Editar el anuncio' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'listing-categories',
    paths: ['/admin/categories'],
    title: { en: 'Marketplace categories', es: 'Categorías del mercado' },
    language: 'en',
    guard: 'admin',
    noindex: true,
  },
]
