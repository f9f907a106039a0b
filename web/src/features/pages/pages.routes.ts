import type { PageRoute } from '../../lib/page.ts'

export const siteRoutes: PageRoute[] = [
  {
    page: 'home',
    paths: ['/'],
    title: { en: '', es: '' },
    description: {
      en: 'The home of women in sport: connect with athletes and coaches, show what you achieve, and grow together.',
      es: 'La casa de las mujeres en el deporte: conecta con atletas y entrenadoras, muestra tus logros y crezcan juntas.',
    },
    language: 'en',
    guard: 'public',
  },
  { page: 'learn', paths: ['/learn'], title: { en: 'Learn', es: 'Aprende' }, language: 'en', guard: 'public' },
  { page: 'about', paths: ['/about'], title: { en: 'About Us', es: 'Quiénes somos' }, language: 'en', guard: 'public' },
  {
    page: 'careers',
    paths: ['/careers'],
    title: { en: 'Careers', es: 'Trabaja aquí' },
    language: 'en',
    guard: 'public',
  },
  { page: 'press', paths: ['/press'], title: { en: 'Press', es: 'Prensa' }, language: 'en', guard: 'public' },
  { page: 'contact', paths: ['/contact'], title: { en: 'Contact', es: 'Contacto' }, language: 'en', guard: 'public' },
  {
    page: 'privacy',
    paths: ['/privacy'],
    title: { en: 'Privacy Policy', es: 'Política de privacidad' },
    language: 'en',
    guard: 'public',
  },
  {
    page: 'terms',
    paths: ['/terms'],
    title: { en: 'Terms of Service', es: 'Términos del servicio' },
    language: 'en',
    guard: 'public',
  },
  {
    page: 'cookies',
    paths: ['/cookies'],
    title: { en: 'Cookie Policy', es: 'Política de cookies' },
    language: 'en',
    guard: 'public',
  },
  {
    page: 'accessibility',
    paths: ['/accessibility'],
    title: { en: 'Accessibility', es: 'Accesibilidad' },
    language: 'en',
    guard: 'public',
  },
  {
    page: 'not-found',
    paths: ['*'],
    title: { en: 'Page not found', es: 'Página no encontrada' },
    language: 'es',
    guard: 'public',
    noindex: true,
    status: 404,
  },
]
