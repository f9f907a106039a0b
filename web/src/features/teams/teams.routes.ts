import type { PageRoute } from '../../lib/page.ts'
import { memberPage } from '../../lib/page-route.ts'

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
  memberPage('new-team', '/teams/new', 'Create a team', 'Crear un equipo'),
  memberPage('my-teams', '/teams/mine', 'My teams', 'Mis equipos'),
  {
    page: 'team',
    paths: ['/teams/:id/:tab?'],
    title: { en: 'Team', es: 'Equipo' },
    language: 'en',
    guard: 'public',
    still: 'screen',
  },
  memberPage('edit-team', '/teams/:id/edit/:part?', 'Edit team', 'Editar el equipo'),
  {
    page: 'open-role',
    paths: ['/teams/:id/roles/:roleId'],
    title: { en: 'Open role', es: 'Puesto abierto' },
    language: 'en',
    guard: 'public',
    still: 'screen',
  },
]
