import type { PageRoute } from '../../lib/page.ts'
import { spanishPage } from '../../lib/page-route.ts'

export const profileRoutes: PageRoute[] = [
  {
    page: 'profile',
    paths: ['/profile/:id/:tab?'],
    title: { en: 'Profile', es: 'Perfil' },
    language: 'en',
    // Who is not signed in sees a card of public people (0067); everybody else is led to sign-in by the screen.
    guard: 'public',
    noindex: true,
    still: 'screen',
  },
  {
    page: 'my-profile',
    paths: ['/mi-perfil', '/my-profile'],
    title: { en: 'My profile', es: 'Mi perfil' },
    language: 'es',
    guard: 'signed-in',
    canonical: '/mi-perfil',
    noindex: true,
  },
  spanishPage('public', 'account-closed', '/account-closed', 'Your account is closed', 'Tu cuenta está cerrada'),
]
