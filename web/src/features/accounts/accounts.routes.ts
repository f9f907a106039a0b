import type { PageRoute } from '../../lib/page.ts'

export const accountRoutes: PageRoute[] = [
  {
    page: 'login',
    paths: ['/login', '/signin', '/iniciar-sesion'],
    title: { en: 'Log in', es: 'Iniciar sesión' },
    language: 'es',
    guard: 'anonymous',
    canonical: '/login',
  },
  {
    page: 'register',
    paths: ['/register', '/signup', '/registro'],
    title: { en: 'Create an account', es: 'Crear una cuenta' },
    language: 'es',
    guard: 'anonymous',
    canonical: '/register',
  },
  {
    page: 'forgot-password',
    paths: ['/forgot-password'],
    title: { en: 'Forgot password', es: 'Recuperar contraseña' },
    language: 'es',
    guard: 'public',
    noindex: true,
  },
  {
    page: 'reset-password',
    paths: ['/reset-password'],
    title: { en: 'New password', es: 'Nueva contraseña' },
    language: 'es',
    guard: 'public',
    noindex: true,
  },
  {
    page: 'verify-email',
    paths: ['/verify-email', '/verify'],
    title: { en: 'Confirm your email', es: 'Confirma tu email' },
    language: 'es',
    guard: 'public',
    canonical: '/verify-email',
    noindex: true,
  },
  {
    page: 'settings',
    paths: ['/settings/:section?'],
    title: { en: 'Settings', es: 'Configuración' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
]
