import type { PageRoute } from '../../lib/page.ts'

export const teamRoutes: PageRoute[] = [
  {
    page: 'teams',
    paths: ['/teams'],
    title: { en: 'Discover Teams', es: 'Descubre equipos' },
    language: 'en',
    guard: 'public',
    canonical: '/teams',
    still: 'screen',
  },
  {
    page: 'new-team',
    paths: ['/teams/new'],
    title: { en: 'Create a team', es: 'Crear un equipo' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'my-teams',
    paths: ['/teams/mine'],
    title: { en: 'My teams', es: 'Mis equipos' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'team',
    paths: ['/teams/:id/:tab?'],
    title: { en: 'Team', es: 'Equipo' },
    language: 'en',
    guard: 'public',
    still: 'screen',
  },
  {
    page: 'edit-team',
    paths: ['/teams/:id/edit'],
    title: { en: 'Edit team', es: 'Editar el equipo' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'open-role',
    paths: ['/teams/:id/roles/:roleId'],
    title: { en: 'Open role', es: 'Puesto abierto' },
    language: 'en',
    guard: 'public',
    still: 'screen',
  },
]
